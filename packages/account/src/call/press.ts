import type { Caller } from "./create-caller.ts";
import { firstErrorOf } from "./first-error.ts";
import { outcomeOf, type Payload } from "./outcome.ts";
import { tellUnhandled } from "./unhandled.ts";

type Work<Data> = (request: typeof import("@giftshop/graphql/browser").request) => Promise<Payload<Data>>;

/**
 * One press that has no form to say what went wrong: its error opens the error
 * modal (specification, section 8, default handling). Answers the data, or nothing.
 */
export const press = async <Data>(caller: Caller, work: Work<Data>): Promise<Data | undefined> => {
  let payload: Payload<Data> | undefined;
  await caller.call(async (request) => {
    payload = await work(request);
    return payload;
  });
  if (!firstErrorOf(payload)) return payload?.data ?? undefined;
  const outcome = outcomeOf<Data>(payload ?? { errors: [] });
  tellUnhandled(outcome.kind === "failed" ? outcome.failure : "unexpected");
  return undefined;
};
