import { type PoolClient, pipelined } from "../../../platform/database/index.ts";
import { postTransaction } from "../../ledger/index.ts";
import type { OrderRecord } from "../../order/index.ts";
import { type Attempt, leaseTime } from "../attempts/attempts.ts";
import { noteEvent } from "../attempts/statements.ts";
import type { ApplyContext } from "../context.ts";
import type { ProviderPayment } from "../provider/provider.ts";
import { type KnownTaken, knownTaken, noteTaken } from "./taken-back.ts";

/**
 * What is gone of a payment that no refund of ours explains;
 * more than its amount where a chargeback follows a refund.
 */
const missingOf = ({ amount }: Attempt, held: number, { refunded }: KnownTaken): number =>
  Math.max(0, amount - refunded - held);

/**
 * Answers overtake each other on their way here: that money is back is
 * believed only of an answer that cannot have been under way when it went.
 */
const mayBeOlder = ({ changedAt }: KnownTaken, now: Date): boolean =>
  changedAt !== null && now.getTime() - changedAt.getTime() < leaseTime;

/**
 * Reconciles what the provider holds of a PAID attempt: money that was charged back or refunded by hand
 * is booked, stops what has not left, and blocks the cards; money that comes back is booked back. Once each.
 *
 * @throws where the answer may be older than what is known: fetch again
 */
export const applyHeld = async (
  client: PoolClient,
  order: OrderRecord,
  attempt: Attempt,
  fetched: ProviderPayment,
  { effects, now, log }: ApplyContext,
): Promise<void> => {
  const { id, providerId, currency } = attempt;
  // An answer from before it was paid says nothing; nor does one that nobody could read (NaN).
  if (fetched.state !== "PAID" || fetched.id !== providerId || fetched.currency !== currency) return;
  if (!Number.isSafeInteger(fetched.amount)) throw new Error("What is held of a payment cannot be read.");
  const known = await knownTaken(client, id);
  const missing = missingOf(attempt, fetched.amount, known);
  const more = missing - known.amount;
  if (more === 0) return;
  const named = { order: order.id, attempt: id, missing, before: known.amount };
  if (more < 0 && mayBeOlder(known, now)) throw new Error("Money that has just gone cannot be back already.");
  const n = known.n + 1;
  await pipelined(
    noteEvent(client, attempt, fetched, now),
    noteTaken(client, id, missing, n, now),
    postTransaction(client, {
      kind: "TAKEN_BACK",
      businessKey: `${id}/${n}`,
      legalEntity: order.legalEntity,
      currency,
      entries: [
        { account: "TAKEN_BACK", amount: -more },
        { account: "PROVIDER_CLEARING", amount: more },
      ],
    }),
    more > 0 && known.charged && effects.takenBack(client, order),
    missing === 0 && known.charged && effects.givenBack(client, order),
  );
  if (more > 0) log.error(named, "money of a payment was taken back");
  else log.warn(named, "money that was taken back came again");
};
