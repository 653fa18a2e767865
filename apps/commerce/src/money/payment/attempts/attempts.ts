import { randomUUID } from "node:crypto";
import type { PaymentMethodId, StorefrontCode } from "@giftshop/storefront-config";
import { prepared, type Queryable } from "../../../platform/database/index.ts";
import type { OrderState } from "../../order/index.ts";
import type { ProviderPayment, ProviderState } from "../provider/provider.ts";
import { paymentTimeout, waitsUntil } from "./payment-timeout.ts";

export type AttemptState = "CREATED" | ProviderState | "MISMATCHED";

/** One try at paying an order. `amount` in minor units of `currency`. */
export interface Attempt {
  id: string;
  orderId: string;
  /** Counts from 1 within its order. */
  n: number;
  /** Method that was asked for. */
  method: PaymentMethodId;
  /** As far as is known: `method`, or what its buyer chose in its place on the provider's page. */
  paysBy: string;
  issuer: string | null;
  /** Whoever pays has to prove to a bank who they are. */
  authenticate: boolean;
  currency: string;
  amount: number;
  state: AttemptState;
  /** MISMATCHED, and the provider holds money of it. */
  stray: boolean;
  /** It has ended because the provider does not know it, and nothing else is known of it since. */
  unknown: boolean;
  providerId: string | null;
  checkoutUrl: string | null;
  createdAt: Date;
  expiresAt: Date;
  checkedAt: Date | null;
}

/** States in which money may still come without anything unusual. */
export const isAlive = ({ state }: Pick<Attempt, "state">): boolean =>
  state === "CREATED" || state === "OPEN" || state === "PENDING";

const attemptColumns = `a.id, a.order_id as "orderId", a.n, a.method, coalesce(a.pays_by, a.method) as "paysBy", a.issuer, a.authenticate, a.currency, a.amount, a.state, a.stray,
  a.unknown_since is not null as unknown, a.provider_id as "providerId", a.checkout_url as "checkoutUrl", a.created_at as "createdAt", a.expires_at as "expiresAt",
  a.checked_at as "checkedAt"`;

const later = (now: Date, milliseconds: number): Date => new Date(now.getTime() + milliseconds);

/** Longer than a call to the provider may take, milliseconds. */
export const leaseTime = 10_000;

/** How often whoever waits for its end looks, milliseconds. */
export const makerPause = 40;

/**
 * The one who made it has this long to tell the buyer where
 * to pay; then the poller finds out what became of it.
 */
const startGrace = 15_000;

const insert = prepared<
  Attempt,
  [string, string, string, string, string | null, string, number, Date, Date, Date, Date, boolean]
>(
  "payment-attempt-insert",
  `insert into payment_attempt as a (id, order_id, n, provider, method, issuer, currency, amount, state, created_at, expires_at,
     next_check_at, leased_until, authenticate)
   select $1, $2, coalesce(max(n), 0) + 1, $3, $4, $5, $6, $7, 'CREATED', $8, $9, $10, $11, $12 from payment_attempt where order_id = $2
   returning ${attemptColumns}`,
);
const allOf = prepared<Attempt, [string]>(
  "payment-attempts-of-order",
  `select ${attemptColumns} from payment_attempt a where a.order_id = $1 order by a.n`,
);
const allOfSome = prepared<Attempt, [readonly string[]]>(
  "payment-attempts-of-orders",
  `select ${attemptColumns} from payment_attempt a where a.order_id = any ($1::uuid[]) order by a.order_id, a.n`,
);
/** An attempt and how it stands in its order. */
export interface Standing extends Attempt {
  orderState: OrderState;
  storefront: StorefrontCode;
  /** Whether no other try came after it. */
  latest: boolean;
}

const selectStanding = `select ${attemptColumns}, o.state as "orderState", o.storefront, not exists (
    select from payment_attempt later where later.order_id = a.order_id and later.n > a.n) as latest
  from payment_attempt a join shop_order o on o.id = a.order_id`;

const standingById = prepared<Standing, [string]>("payment-standing", `${selectStanding} where a.id = $1`);
const standingByProviderId = prepared<Standing, [string, string]>(
  "payment-standing-by-provider-id",
  `${selectStanding} where a.provider = $1 and a.provider_id = $2`,
);
const standingsByOrder = prepared<Standing, [string]>(
  "payment-standings-of-order",
  `${selectStanding} where a.order_id = $1 order by a.n`,
);
const byId = prepared<Attempt, [string]>(
  "payment-attempt-by-id",
  `select ${attemptColumns} from payment_attempt a where a.id = $1`,
);
/** An attempt, and whether its order has no other. */
export type AttemptToApply = Attempt & { alone: boolean };

const toApply = prepared<AttemptToApply, [string]>(
  "payment-attempt-to-apply",
  `select ${attemptColumns}, not exists (
     select from payment_attempt other where other.order_id = a.order_id and other.n <> a.n) as alone
   from payment_attempt a where a.id = $1`,
);
const lease = prepared<Attempt, [string, Date, Date]>(
  "payment-attempt-lease",
  `update payment_attempt a set leased_until = $3
   where a.id = $1 and a.provider_id is null and (a.leased_until is null or a.leased_until <= $2) returning ${attemptColumns}`,
);
const leaseNew = prepared<Attempt, [string, Date, Date]>(
  "payment-attempt-lease-to-make",
  `update payment_attempt a set leased_until = $3
   where a.id = $1 and a.state = 'CREATED' and a.provider_id is null and (a.leased_until is null or a.leased_until <= $2)
     and exists (select from shop_order o where o.id = a.order_id and o.state = 'PENDING')
   returning ${attemptColumns}`,
);
const endLease = prepared<Record<never, never>, [string]>(
  "payment-attempt-end-lease",
  "update payment_attempt set leased_until = null where id = $1",
);
const record = prepared<Attempt, [string, string, string | null, Date, Date, string | null]>(
  "payment-attempt-record",
  `update payment_attempt a set provider_id = coalesce(a.provider_id, $2), checkout_url = coalesce(a.checkout_url, $3),
     state = case when a.provider_id is null then 'OPEN' else a.state end, leased_until = null, next_check_at = $4,
     expires_at = greatest(a.expires_at, $5), pays_by = coalesce($6, a.pays_by)
   where a.id = $1 returning ${attemptColumns}`,
);

export interface NewAttempt {
  orderId: string;
  provider: string;
  method: PaymentMethodId;
  issuer: string | null;
  /** Whoever pays has to prove to a bank who they are. Default false. */
  authenticate?: boolean;
  currency: string;
  amount: number;
  /** Whether its order holds pieces that others want. */
  holds: boolean;
  now: Date;
}

/**
 * Writes the next try at paying an order; the caller holds the order's lock or
 * has just made it, and is the one who asks the provider, once this is committed.
 */
export const insertAttempt = async (client: Queryable, attempt: NewAttempt): Promise<Attempt> => {
  const { orderId, provider, method, issuer, currency, amount, holds, now, authenticate = false } = attempt;
  const expires = later(now, paymentTimeout(method, holds));
  const check = later(now, startGrace);
  const id = randomUUID();
  const leased = later(now, leaseTime);
  const terms = [provider, method, issuer, currency, amount] as const;
  const row = await insert.first(client, id, orderId, ...terms, now, expires, check, leased, authenticate);
  if (row === undefined) throw new Error("The payment attempt was not written.");
  return row;
};

/** All tries of an order, the first one first. */
export const attemptsOf = (db: Queryable, orderId: string): Promise<Attempt[]> => allOf.all(db, orderId);

/** All tries of several orders; of each the first one first. */
export const attemptsOfOrders = (db: Queryable, orderIds: readonly string[]): Promise<Attempt[]> =>
  allOfSome.all(db, orderIds);

export const standingOf = (db: Queryable, id: string) => standingById.first(db, id);

/** The attempt whose payment has this id at the provider. */
export const standingOfPayment = (db: Queryable, provider: string, id: string) =>
  standingByProviderId.first(db, provider, id);

/** All tries at paying an order, the first one first. */
export const standingsOfOrder = (db: Queryable, orderId: string): Promise<Standing[]> =>
  standingsByOrder.all(db, orderId);

export const attemptById = (db: Queryable, id: string) => byId.first(db, id);

/** Under its order's lock. */
export const attemptToApply = (client: Queryable, id: string) => toApply.first(client, id);

/**
 * Takes the right to look whether the provider has a payment, or
 * answers `undefined`: somebody asks it already, or it is there.
 */
export const leaseAttempt = (db: Queryable, id: string, now: Date) => lease.first(db, id, now, later(now, leaseTime));

/**
 * Takes the right to ask the provider for a payment, as
 * {@link leaseAttempt} does; for an order that waits for one.
 */
export const leaseToMake = (db: Queryable, id: string, now: Date) => leaseNew.first(db, id, now, later(now, leaseTime));

export const endAttemptLease = async (db: Queryable, id: string): Promise<void> => void (await endLease.run(db, id));

/**
 * Keeps what the provider made: its id, where and how it is paid, and until when (see {@link
 * waitsUntil}). The attempt is open again then, for somebody may still pay it.
 */
export const recordPayment = async (
  db: Queryable,
  attempt: Attempt,
  payment: ProviderPayment,
  checkAt: Date,
): Promise<Attempt> => {
  const { id: providerId, checkoutUrl, method } = payment;
  const until = waitsUntil(attempt, payment);
  const row = await record.first(db, attempt.id, providerId, checkoutUrl, checkAt, until, method);
  if (row === undefined) throw new Error(`There is no payment attempt ${attempt.id}.`);
  return row;
};
