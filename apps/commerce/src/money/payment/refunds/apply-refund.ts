import { type PoolClient, pipelined } from "../../../platform/database/index.ts";
import { type Posting, postTransactions } from "../../ledger/index.ts";
import { noteRefundEvent } from "../attempts/statements.ts";
import type { ProviderRefund } from "../provider/provider.ts";
import { moveRefund, type Refund } from "./refund.ts";

const hour = 3_600_000;

/**
 * Sent, it is owed no more; failed, it is owed again; once per key, so that each try stands in the books by
 * itself.
 */
const booked = (kind: "REFUND_SENT" | "REFUND_FAILED", { key, legalEntity, currency, amount }: Refund): Posting => {
  const sent = kind === "REFUND_SENT" ? amount : -amount;
  return {
    kind,
    businessKey: key,
    legalEntity,
    currency,
    entries: [
      { account: "REFUNDS_PAYABLE", amount: -sent },
      { account: "PROVIDER_CLEARING", amount: sent },
    ],
  };
};

export const hasFailed = ({ state }: Pick<ProviderRefund, "state">): boolean =>
  state === "FAILED" || state === "CANCELED";

/**
 * Applies what the provider says of a refund, in the caller's transaction: taken is booked as sent,
 * returned as owed again. Looked at hourly until it has arrived.
 *
 * @returns false where somebody else has applied the same meanwhile
 */
export const applyRefund = async (
  client: PoolClient,
  refund: Refund,
  made: ProviderRefund,
  now: Date,
): Promise<boolean> => {
  const next = made.state === "PENDING" ? new Date(now.getTime() + hour) : null;
  const { id, key, state } = refund;
  if ((await moveRefund.run(client, id, key, state, made.state, made.id, next)) === 0) return false;
  const postings = [
    ...(state === "CREATED" ? [booked("REFUND_SENT", refund)] : []),
    ...(hasFailed(made) ? [booked("REFUND_FAILED", refund)] : []),
  ];
  await pipelined(
    noteRefundEvent(client, refund.attempt, made, now),
    postings.length > 0 && postTransactions(client, postings),
  );
  return true;
};
