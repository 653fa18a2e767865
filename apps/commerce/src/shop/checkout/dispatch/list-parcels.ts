import { getStorefront, type StorefrontCode } from "@giftshop/storefront-config";
import { dispatchDateOf, isOverdue } from "@giftshop/storefront-config/delivery";
import { postageFor } from "@giftshop/validation/postage";
import { addressOfPackage, severalAddresses } from "../../../money/order/index.ts";
import { awaitsPerson } from "../../../money/payment/index.ts";
import { prepared, type Queryable } from "../../../platform/database/index.ts";

/** What is posted of an order to one address, and has not left. */
export interface Parcel {
  orderId: string;
  /** The order's number. */
  number: string;
  /** Place of its address among those of the order. */
  address: number;
  /** The order has more than this one. */
  several: boolean;
  storefront: StorefrontCode;
  /** Printed ones and blank ones. */
  cards: number;
  /** Its cards are worth so much that the post asks for a signature. */
  registered: boolean;
  /**
   * `YYYY-MM-DD` where it leaves from: by the day that was
   * promised to who paid then, or that the buyer chose.
   */
  dueOn: string;
  /** A person has to settle its payment first. */
  held: boolean;
}

type Row = Omit<Parcel, "dueOn" | "registered"> & { expectedAt: Date; faceValue: number };

/** Packages whose day has come. */
const due = "d.state = 'PREPARING' and (d.due_at is null or d.due_at <= $1)";

const waiting = prepared<Row, [Date]>(
  "parcels-waiting",
  `select o.id as "orderId", o.number, o.storefront, ${awaitsPerson("o.id")} as held, parcel.*, ${severalAddresses("o.id")} as several
   from shop_order o cross join lateral (
     select ${addressOfPackage("d.package")} as address, min(d.expected_at) as "expectedAt",
       sum((select coalesce(sum(l.quantity), 0) from order_line l where l.package = d.package
         and l.kind in ('GIFTCARD', 'GIFTCARD_BLANK')))::int as cards,
       sum((select coalesce(sum(l.quantity * l.unit_price), 0) from order_line l where l.package = d.package
         and l.kind = 'GIFTCARD'))::bigint as "faceValue"
     from delivery d where d.order_id = o.id and ${due} group by 1
   ) parcel
   where o.id in (select d.order_id from delivery d where ${due}) and o.state in ('PAID', 'FULFILLING', 'COMPLETED')`,
);
const dueBefore = prepared<{ orderId: string; storefront: StorefrontCode; expectedAt: Date }, [Date]>(
  "parcels-due-before",
  `select o.id as "orderId", o.storefront, min(d.expected_at) as "expectedAt" from delivery d join shop_order o on o.id = d.order_id
   where ${due} and o.state in ('PAID', 'FULFILLING', 'COMPLETED') and o.paid_at < $1 group by o.id, o.storefront`,
);

const isRegistered = ({ storefront, faceValue }: Row): boolean =>
  postageFor(faceValue, getStorefront(storefront).limits.registeredPostAbove) === "registered";

const dueOnOf = ({ storefront, expectedAt }: Pick<Row, "storefront" | "expectedAt">): string =>
  dispatchDateOf(getStorefront(storefront), expectedAt);

const placeOf = ({ dueOn, number, address }: Parcel): string => `${dueOn} ${number} ${address}`;

/** The parcels of paid orders that wait and whose day has come, the one that must leave first at the top. */
export const listParcels = async (db: Queryable, now: Date): Promise<Parcel[]> => {
  const rows = await waiting.all(db, now);
  const parcels = rows.map((row): Parcel => {
    const { expectedAt, faceValue, ...parcel } = row;
    return { ...parcel, registered: isRegistered(row), dueOn: dueOnOf(row) };
  });
  return parcels.sort((one, other) => (placeOf(one) < placeOf(other) ? -1 : 1));
};

/**
 * A day at least is between a payment and the moment in which its parcel is late by more than a working day.
 */
const soonest = 86_400_000;

/** Ids of the orders whose parcel should have left more than one working day ago. */
export const overdueParcels = async (db: Queryable, now: Date): Promise<string[]> => {
  const rows = await dueBefore.all(db, new Date(now.getTime() - soonest));
  const overdue = rows.filter((row) => isOverdue(getStorefront(row.storefront), dueOnOf(row), now));
  return overdue.map(({ orderId }) => orderId);
};
