import type { Caller } from "./create-caller.ts";
import { firstErrorOf } from "./first-error.ts";
import { type Failure, outcomeOf, type Payload } from "./outcome.ts";

/** Name of the event by which a page hears of an error that nothing else shows. */
const unhandled = "account-error";

/** What is said of an error: a failure that has words, or anything else. */
export type Told = Failure | "unexpected";

/** Calls back with each error that nothing else shows, until the returned function is called. */
export const onUnhandled = (tell: (told: Told) => void): (() => void) => {
  const hear = (event: Event) => tell((event as CustomEvent<Told>).detail);
  addEventListener(unhandled, hear);
  return () => removeEventListener(unhandled, hear);
};

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
  const told: Told = outcome.kind === "failed" ? outcome.failure : "unexpected";
  dispatchEvent(new CustomEvent(unhandled, { detail: told }));
  return undefined;
};
