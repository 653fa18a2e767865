import { getStorefront, type StorefrontCode } from "@giftshop/storefront-config";
import { earliestDelivery, isOverdue } from "@giftshop/storefront-config/delivery";
import { awaitsPerson } from "../../../money/payment/index.ts";
import { prepared, type Queryable } from "../../../platform/database/index.ts";

/** All that is posted of an order, and has not left. */
export interface Parcel {
  orderId: string;
  /** Of the order. */
  number: string;
  storefront: StorefrontCode;
  /** Printed ones and blank ones. */
  cards: number;
  /** `YYYY-MM-DD` where it leaves from: the day that was promised to who paid then. */
  dueOn: string;
  /** A person has to settle its payment first. */
  held: boolean;
}

type Row = Omit<Parcel, "dueOn"> & { paidAt: Date };

const waiting = prepared<Row>(
  "parcels-waiting",
  `select o.id as "orderId", o.number, o.storefront, o.paid_at as "paidAt", ${awaitsPerson("o.id")} as held,
     (select coalesce(sum(l.quantity), 0)::int from delivery d join order_line l on l.package = d.package
        where d.order_id = o.id and d.state = 'PREPARING' and l.kind in ('GIFTCARD', 'GIFTCARD_BLANK')) as cards
   from shop_order o where o.id in (select order_id from delivery where state = 'PREPARING') and o.state in ('PAID', 'FULFILLING')`,
);
const paidBefore = prepared<{ orderId: string; storefront: StorefrontCode; paidAt: Date }, [Date]>(
  "parcels-paid-before",
  `select o.id as "orderId", o.storefront, o.paid_at as "paidAt" from shop_order o
   where o.id in (select order_id from delivery where state = 'PREPARING') and o.state in ('PAID', 'FULFILLING') and o.paid_at < $1`,
);

const dueOnOf = ({ storefront, paidAt }: Pick<Row, "storefront" | "paidAt">): string =>
  earliestDelivery(getStorefront(storefront), paidAt, "PHYSICAL").dispatchDate;

const placeOf = ({ dueOn, number }: Parcel): string => `${dueOn} ${number}`;

/** The parcels of paid orders that wait, the one that must leave first at the top. */
export const listParcels = async (db: Queryable): Promise<Parcel[]> => {
  const rows = await waiting.all(db);
  const parcels = rows.map(({ paidAt, ...row }) => ({ ...row, dueOn: dueOnOf({ ...row, paidAt }) }));
  return parcels.sort((one, other) => (placeOf(one) < placeOf(other) ? -1 : 1));
};

/** A day at least is between a payment and the moment in which its parcel is late by more than a working day. */
const soonest = 86_400_000;

/** Ids of the orders whose parcel should have left more than one working day ago. */
export const overdueParcels = async (db: Queryable, now: Date): Promise<string[]> => {
  const rows = await paidBefore.all(db, new Date(now.getTime() - soonest));
  const overdue = rows.filter((row) => isOverdue(getStorefront(row.storefront), dueOnOf(row), now));
  return overdue.map(({ orderId }) => orderId);
};
