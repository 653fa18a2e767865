import { prepared, type Queryable } from "../../../platform/database/index.ts";
import type { OrderRecord } from "../../order/index.ts";
import type { ProviderPayment, ProviderRefund } from "../provider/provider.ts";
import type { Attempt, AttemptState } from "./attempts.ts";
import { paysByOf, waitsUntil } from "./payment-timeout.ts";

const settleRow = prepared<Record<never, never>, [string, AttemptState, Date, Date | null, boolean]>(
  "payment-settle",
  `update payment_attempt set state = $2, checked_at = $3, next_check_at = $4, leased_until = null, unapplied_since = null,
     unknown_since = null, unknown_settled_at = null, stray = $5, stray_settled_at = case when $5 then stray_settled_at end
   where id = $1`,
);
const markUnknown = prepared<Record<never, never>, [string, Date | null, Date]>(
  "payment-unknown",
  `update payment_attempt set unknown_since = coalesce(unknown_since, unapplied_since, $2), unapplied_since = null,
     next_check_at = case when coalesce(unknown_since, unapplied_since, $2) is not null and unknown_settled_at is null
       then $3::timestamptz end
   where id = $1 and state <> 'PAID'`,
);
const writeMethod = prepared<Record<never, never>, [string, string, Date]>(
  "payment-pays-by",
  "update payment_attempt set pays_by = $2, expires_at = $3 where id = $1",
);
const insertEvent = prepared<Record<never, never>, [string, string, Date]>(
  "payment-event",
  `insert into payment_event (provider, event, attempt, seen_at)
   select provider, $2, id, $3 from payment_attempt where id = $1 on conflict do nothing`,
);
const insertCharge = prepared<Record<never, never>, [string, string, string, number, Date]>(
  "payment-charge",
  `insert into payment_charge (order_id, attempt, currency, amount, charged_at) values ($1, $2, $3, $4, $5)
   on conflict (order_id) do nothing`,
);
const laterAlive = prepared<{ found: boolean }, [string, number]>(
  "payment-later-alive",
  `select exists (select from payment_attempt where order_id = $1 and n > $2 and state in ('CREATED', 'OPEN', 'PENDING')) as found`,
);
const wake = prepared<Record<never, never>, [string, string, Date]>(
  "payment-wake-others",
  "update payment_attempt set next_check_at = $3 where order_id = $1 and id <> $2 and next_check_at is not null",
);
const rival = prepared<{ found: boolean }, [number, string]>(
  "payment-living-rival",
  `select exists (select from shop_order where cart = $1 and id <> $2
     and state in ('PENDING', 'PAID', 'FULFILLING', 'COMPLETED')) as found`,
);

/** Writes how an attempt stands; `stray`: it is MISMATCHED, and the provider holds money of it. */
export const settle = async (
  client: Queryable,
  { id }: Pick<Attempt, "id">,
  state: AttemptState,
  now: Date,
  next: Date | null,
  stray = false,
): Promise<void> => void (await settleRow.run(client, id, state, now, next, stray));

/**
 * Keeps that the provider does not know the payment of an attempt that has ended, `since` when, where its
 * money may be somewhere: asked for again at `next` until a person settles it.
 */
export const noteUnknown = async (
  client: Queryable,
  { id }: Pick<Attempt, "id">,
  since: Date | null,
  next: Date,
): Promise<void> => void (await markUnknown.run(client, id, since, next));

/**
 * Keeps how an attempt is paid by the provider's word, and until
 * when it is waited for; answers it so. Under its order's lock.
 */
export const noteMethod = async <A extends Attempt>(
  client: Queryable,
  attempt: A,
  fetched: ProviderPayment,
): Promise<A> => {
  const paysBy = paysByOf(attempt, fetched);
  const expiresAt = waitsUntil(attempt, fetched);
  if (paysBy === attempt.paysBy && expiresAt.getTime() === attempt.expiresAt.getTime()) return attempt;
  await writeMethod.run(client, attempt.id, paysBy, expiresAt);
  return { ...attempt, paysBy, expiresAt };
};

/** Less than was asked for, or more, is another thing that the provider says. */
const eventOf = ({ amount }: Attempt, fetched: ProviderPayment): string =>
  fetched.amount === amount ? `${fetched.id}/${fetched.state}` : `${fetched.id}/${fetched.state}/${fetched.amount}`;

/** Keeps what the provider said of a payment; once for each thing that it said. */
export const noteEvent = async (client: Queryable, attempt: Attempt, fetched: ProviderPayment, now: Date) =>
  void (await insertEvent.run(client, attempt.id, eventOf(attempt, fetched), now));

/** Keeps what the provider said of a refund of an attempt's payment; once for each thing that it said. */
export const noteRefundEvent = async (client: Queryable, attempt: string, { id, state }: ProviderRefund, now: Date) =>
  void (await insertEvent.run(client, attempt, `${id}/${state}`, now));

/** Writes the one charge of an order; false where it has one. */
export const charge = async (
  client: Queryable,
  { id, orderId, currency, amount }: Attempt,
  now: Date,
): Promise<boolean> => (await insertCharge.run(client, orderId, id, currency, amount, now)) === 1;

/**
 * Whether a try that took this one's place waits to be paid. One that this took the place of
 * does not count: nobody wants it any more, though the provider may not let us cancel it.
 */
export const hasLaterAttemptAlive = async (
  client: Queryable,
  { orderId, n }: Pick<Attempt, "orderId" | "n">,
): Promise<boolean> => (await laterAlive.first(client, orderId, n))?.found === true;

/** The poller shall look at the order's other payments now: they have to be cancelled. */
export const wakeOthers = async (client: Queryable, { id, orderId }: Pick<Attempt, "id" | "orderId">, now: Date) =>
  void (await wake.run(client, orderId, id, now));

/** Whether another order of the same basket waits for payment or was paid. */
export const hasLivingRival = async (client: Queryable, { cart, id }: OrderRecord): Promise<boolean> =>
  (await rival.first(client, cart, id))?.found === true;
