import type { StorefrontCode } from "@giftshop/storefront-config";
import { type PoolClient, prepared, type Queryable } from "../../platform/database/index.ts";
import type { OrderKind, OrderState } from "./types.ts";

/** An order in a list of its buyer's. Amounts: minor units of `currency`, VAT included. */
export interface BuyersOrder {
  id: string;
  kind: OrderKind;
  number: string;
  storefront: StorefrontCode;
  currency: string;
  state: OrderState;
  placedAt: Date;
  grandTotal: number;
  vatTotal: number;
  shippingTotal: number;
  extrasTotal: number;
  packages: number;
  receivers: number;
  titles: string[];
  /** Whether nobody knows any more whose it was. */
  forgotten: boolean;
  /** It was given up, and its basket has another order, which waits to be paid or was. */
  replaced: boolean;
  /** Orders of the buyer altogether. */
  all: number;
}

interface Buyer {
  visitor: number;
  legalEntity: string;
}

interface Asked extends Buyer {
  /** Only orders of gifts that were paid for in this storefront. Default: all. */
  giftsOf?: StorefrontCode | null;
}

/** Orders of a buyer by one of the two columns that say whose an order is: a range of one index each. */
const own = (whose: string, more: string): string =>
  `from shop_order where ${whose} and legal_entity = $2 and state <> 'DRAFT' ${more}`;

/** A statement for each list, as one with a condition that may be left out would be planned each time. */
const pageOf = (more: string): string => {
  const [placed, taken] = [own("visitor = $1", more), own("account_visitor = $1 and visitor <> $1", more)];
  const newest = (orders: string) =>
    `(select id, placed_at ${orders} order by placed_at desc, id limit $3::int + $4::int)`;
  return `with shown as (
     select id from (${newest(placed)} union all ${newest(taken)}) newest order by placed_at desc, id limit $3::int offset $4::int
   )
   select o.id, o.kind, o.number, o.storefront, o.currency, o.state, o.placed_at as "placedAt", o.grand_total as "grandTotal",
     o.vat_total as "vatTotal", o.shipping_total as "shippingTotal", o.extras_total as "extrasTotal",
     o.forgotten_at is not null as forgotten,
     o.state = 'CANCELED' and exists (
       select from shop_order x where x.cart = o.cart and x.state in ('PENDING', 'PAID', 'FULFILLING', 'COMPLETED')
     ) as replaced,
     ((select count(*) ${placed}) + (select count(*) ${taken}))::int as all, p.packages, p.receivers, p.titles
   from shown join shop_order o using (id) cross join lateral (
     select count(*)::int as packages,
       count(distinct coalesce(k.recipient_email, k.recipient_name, ''))::int as receivers,
       array(select distinct l.title from order_line l where l.order_id = o.id and l.kind in ('GIFTCARD', 'DONATION', 'GIFTCARD_BLANK')) as titles
     from order_package k where k.order_id = o.id
   ) p order by o.placed_at desc, o.id`;
};

const page = prepared<BuyersOrder, [number, string, number, number]>("orders-of-buyer", pageOf(""));
const giftsPage = prepared<BuyersOrder, [number, string, number, number, string]>(
  "gift-orders-of-buyer",
  pageOf("and storefront = $5 and kind <> 'ACTIVATION' and state in ('PAID', 'FULFILLING', 'COMPLETED')"),
);

const claim = prepared<Record<never, never>, [string, string, number]>(
  "orders-claim",
  `update shop_order set account_visitor = $3
   where legal_entity = $1 and lower(email) = $2 and visitor <> $3 and account_visitor is null and forgotten_at is null
     and buyer_left_at is null`,
);
const give = prepared<Record<never, never>, [string, number]>(
  "order-give",
  "update shop_order set account_visitor = $2 where id = $1 and account_visitor is null",
);

/** A page of a buyer's orders, newest first; none where there are none. */
export const ordersOfBuyer = (
  db: Queryable,
  { visitor, legalEntity, giftsOf }: Asked,
  { itemsPerPage, pageNumber }: { itemsPerPage: number; pageNumber: number },
): Promise<BuyersOrder[]> => {
  const asked = [visitor, legalEntity, itemsPerPage, (pageNumber - 1) * itemsPerPage] as const;
  return giftsOf ? giftsPage.all(db, ...asked, giftsOf) : page.all(db, ...asked);
};

/**
 * Gives the account of a visitor the orders that were placed with
 * its email by others, but for those that are another account's.
 */
export const claimOrders = async (
  client: PoolClient,
  { email, legalEntity, visitor }: Buyer & { email: string },
): Promise<void> => void (await claim.run(client, legalEntity, email.toLowerCase(), visitor));

/** Gives the account of a visitor one order; answers false where it is another account's. */
export const giveOrder = async (client: PoolClient, order: string, visitor: number): Promise<boolean> =>
  (await give.run(client, order, visitor)) === 1;

/** Whether an order is a visitor's: placed by one of these, or of an account that acts as one. */
export const isOrderOf = (
  { visitor, accountVisitor }: { visitor: number; accountVisitor: number | null },
  visitors: readonly (number | undefined)[],
): boolean => visitors.includes(visitor) || (accountVisitor !== null && visitors.includes(accountVisitor));
