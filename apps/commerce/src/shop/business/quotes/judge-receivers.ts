import { quoteLimits } from "@giftshop/validation";
import { Failure } from "../../../platform/failure.ts";
import type { Scope } from "../../../platform/graphql/context.ts";
import { readId } from "../../../platform/graphql/read-id.ts";
import { judgeRecipient, type RecipientInput } from "../../basket/index.ts";
import type { Snapshot } from "../../catalogue/types.ts";
import type { QuoteReceiver } from "./types.ts";

/** What a line says of who gets its gifts, in one of two ways. */
interface Asked {
  variationId: string;
  quantity: number;
  /** Gets all of it. */
  recipient?: object | null | undefined;
  receivers?: readonly { quantity: number; recipient: object }[] | null | undefined;
}

/** Answers all, or throws every problem of those that failed. */
const every = async <T>(work: readonly Promise<T>[]): Promise<T[]> => {
  const settled = await Promise.allSettled(work);
  const problems = settled.flatMap((one) =>
    one.status === "rejected" && one.reason instanceof Failure ? one.reason.problems : [],
  );
  if (problems.length > 0) throw new Failure(problems);
  return Promise.all(work);
};

const receiversOf = async (
  { variationId, quantity, recipient, receivers }: Asked,
  { byVariation }: Snapshot,
  scope: Scope,
  prefix: string,
): Promise<QuoteReceiver[]> => {
  const kind = byVariation.get(readId(variationId) ?? -1)?.variation.kind ?? "DIGITAL";
  const judge = (one: object, at: string) => judgeRecipient(one as RecipientInput, kind, scope, `${at}.recipient`);
  if (!receivers) return recipient ? [{ quantity, recipient: await judge(recipient, prefix) }] : [];
  const given = receivers.reduce((sum, one) => sum + one.quantity, 0);
  if (given > quantity) throw new Failure("wrongQuantity", `${prefix}.receivers[${receivers.length - 1}].quantity`);
  return every(
    receivers.map(async (one, index) => ({
      quantity: one.quantity,
      recipient: await judge(one.recipient, `${prefix}.receivers[${index}]`),
    })),
  );
};

/**
 * Who gets how many of each line, by how it is delivered. Throws every wrong field, 2050 beside
 * the last receiver of a line that holds less than they get, and 1103 where there are too many.
 */
export const judgeReceivers = async (
  lines: readonly Asked[],
  snapshot: Snapshot,
  scope: Scope,
): Promise<QuoteReceiver[][]> => {
  const count = lines.reduce((sum, { receivers }) => sum + (receivers?.length ?? 0), 0);
  if (count > quoteLimits.receivers) throw new Failure("tooLong", "input.lines");
  return every(lines.map((line, index) => receiversOf(line, snapshot, scope, `input.lines[${index}]`)));
};
