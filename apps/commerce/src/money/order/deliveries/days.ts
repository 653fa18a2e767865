import type { StorefrontCode } from "@giftshop/storefront-config";
import { prepared, type Queryable } from "../../../platform/database/index.ts";

/** When a package goes: null leaves it to be as soon as possible. */
export interface PackageDay {
  wantedAt: Date;
  leavesAt: Date;
  /** In which the hour was chosen, of a digital gift. */
  timeZone: string | null;
}

const setDay = prepared<Record<never, never>, [number[], Date | null, Date | null, string | null]>(
  "package-day",
  `update order_package set wanted_at = $2, leaves_at = $3, time_zone = $4, day_version = day_version + 1
   where id = any ($1::bigint[])`,
);

/**
 * One that is on its way by now keeps its day: whoever releases it and whoever changes it write the same row.
 */
const setDue = prepared<{ package: number }, [number[], Date | null, Date, Date]>(
  "delivery-day",
  `update delivery set due_at = $2, expected_at = $3
   where package = any ($1::bigint[]) and state in ('WAITING', 'PREPARING') and released_at is null and due_at > $4
   returning package`,
);

const release = prepared<{ package: number }, [Date, number]>(
  "gifts-release",
  `update delivery set released_at = $1
   where package in (
     select package from delivery where state = 'WAITING' and due_at <= $1 and released_at is null
     order by due_at, package limit $2 for update skip locked)
   returning package`,
);

const deferUnpaid = prepared<Record<never, never>, [string, Date]>(
  "order-gifts-defer",
  `update order_package set wanted_at = $2, leaves_at = $2
   where order_id = $1 and kind = 'DIGITAL' and (leaves_at is null or leaves_at < $2)`,
);

/**
 * Has the digital gifts of an order that is about to be paid wait
 * until then; one for a later day keeps it. Under the order's lock.
 */
export const deferGifts = async (client: Queryable, orderId: string, until: Date): Promise<void> =>
  void (await deferUnpaid.run(client, orderId, until));

/** Says when packages of an order go that is not paid yet. Under the order's lock. */
export const setDayBeforePayment = async (
  client: Queryable,
  packages: readonly number[],
  day: PackageDay | null,
): Promise<void> => {
  await setDay.run(client, [...packages], day?.wantedAt ?? null, day?.leavesAt ?? null, day?.timeZone ?? null);
};

/** When packages that were paid leave and arrive by their new day. */
export interface NewDue {
  dueAt: Date | null;
  expectedAt: Date;
  now: Date;
}

/**
 * Says when paid packages of an order go that wait for a day. Answers false, and
 * wants to be rolled back, where one of them is on its way. Under the order's lock.
 */
export const setDayAfterPayment = async (
  client: Queryable,
  packages: readonly number[],
  day: PackageDay | null,
  { dueAt, expectedAt, now }: NewDue,
): Promise<boolean> => {
  await setDayBeforePayment(client, packages, day);
  return (await setDue.all(client, [...packages], dueAt, expectedAt, now)).length === packages.length;
};

const defer = prepared<Record<never, never>, [readonly number[], Date]>(
  "delivery-defer",
  `update delivery set due_at = greatest(due_at, $2) where package = any ($1) and state = 'WAITING' and released_at is null`,
);
const undefer = prepared<Record<never, never>, [number, Date]>(
  "delivery-undefer",
  `update delivery d set due_at = greatest(p.leaves_at, $2) from order_package p
   where p.id = d.package and d.package = $1 and d.state = 'WAITING' and d.released_at is null and d.due_at > $2`,
);

/**
 * Keeps gifts of an order that was just paid back, until
 * what is in them is there; no longer than until a time.
 */
export const deferDeliveries = async (client: Queryable, packages: readonly number[], until: Date): Promise<void> =>
  void (await defer.run(client, packages, until));

/** Lets a gift go that was kept back, unless the buyer wants it on a later day. */
export const endDeferral = async (client: Queryable, packageId: number, now: Date): Promise<void> =>
  void (await undefer.run(client, packageId, now));

/**
 * Lets gifts go whose hour has come, at most so many, and answers
 * which: each is released once, and its job is the caller's to enqueue.
 */
export const releaseDue = async (client: Queryable, now: Date, most: number): Promise<number[]> =>
  (await release.all(client, now, most)).map((row) => row.package);

const releaseSoon = prepared<Record<never, never>, [string, Date, Date]>(
  "delivery-release-soon",
  `update delivery set due_at = $3 where order_id = $1 and state = 'WAITING' and released_at is null and due_at > $3 and due_at <= $2`,
);
const held = prepared<{ id: string; number: string; storefront: StorefrontCode }, [readonly string[], Date]>(
  "orders-gifts-held",
  `select o.id, o.number, o.storefront from shop_order o where o.id = any ($1::uuid[]) and o.paid_at is not null and exists (
     select from delivery d where d.order_id = o.id and d.state = 'WAITING' and d.released_at is null and d.due_at > $2)
   order by o.placed_at`,
);

/**
 * Lets gifts of an order go that wait for a time before `until`;
 * those for a later day keep it. Under the order's lock.
 */
export const releaseBefore = async (
  client: Queryable,
  orderId: string,
  { until, now }: { until: Date; now: Date },
): Promise<void> => void (await releaseSoon.run(client, orderId, until, now));

/** Which of these orders are paid and have gifts that wait for their time. */
export const giftsHeld = (db: Queryable, orders: readonly string[], now: Date) => held.all(db, orders, now);
