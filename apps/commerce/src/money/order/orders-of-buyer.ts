import type { StorefrontCode } from "@giftshop/storefront-config";
import { prepared, type Queryable } from "../../platform/database/index.ts";
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
  /** Nobody knows any more whose it was. */
  forgotten: boolean;
  /** Its basket has another order, which waits to be paid or was. */
  replaced: boolean;
  /** Orders of the buyer altogether. */
  all: number;
}

interface Buyer {
  visitor: number;
  legalEntity: string;
  /** Orders that are the buyer's besides: made as a guest. */
  claimed: readonly string[];
}

const page = prepared<BuyersOrder, [number, string, readonly string[], number, number]>(
  "orders-of-buyer",
  `with mine as (
     select * from shop_order where legal_entity = $2 and state <> 'DRAFT' and (visitor = $1 or account_visitor = $1 or id = any ($3::uuid[]))
   ), shown as (
     select * from mine order by placed_at desc, id limit $4 offset $5
   )
   select o.id, o.kind, o.number, o.storefront, o.currency, o.state, o.placed_at as "placedAt", o.grand_total as "grandTotal",
     o.vat_total as "vatTotal", o.shipping_total as "shippingTotal", o.extras_total as "extrasTotal",
     o.forgotten_at is not null as forgotten,
     exists (
       select from shop_order x where x.cart = o.cart and x.state in ('PENDING', 'PAID', 'FULFILLING', 'COMPLETED') and x.id <> o.id
     ) as replaced,
     (select count(*) from mine)::int as all, p.packages, p.receivers, p.titles
   from shown o cross join lateral (
     select count(*)::int as packages,
       count(distinct coalesce(k.recipient_email, k.recipient_name, ''))::int as receivers,
       array(select distinct l.title from order_line l where l.order_id = o.id and l.kind in ('GIFTCARD', 'DONATION', 'GIFTCARD_BLANK')) as titles
     from order_package k where k.order_id = o.id
   ) p order by o.placed_at desc, o.id`,
);

const unclaimed = prepared<{ id: string }, [string, string, number]>(
  "orders-by-email",
  `select id from shop_order where legal_entity = $1 and lower(email) = $2 and visitor <> $3 and forgotten_at is null`,
);

/** A page of a buyer's orders, newest first; none where there are none. */
export const ordersOfBuyer = (
  db: Queryable,
  { visitor, legalEntity, claimed }: Buyer,
  { itemsPerPage, pageNumber }: { itemsPerPage: number; pageNumber: number },
): Promise<BuyersOrder[]> => page.all(db, visitor, legalEntity, claimed, itemsPerPage, (pageNumber - 1) * itemsPerPage);

/** Ids of the orders that were placed with an email by other visitors than this one. */
export const ordersByEmail = async (
  db: Queryable,
  { email, legalEntity, visitor }: { email: string; legalEntity: string; visitor: number },
): Promise<string[]> => (await unclaimed.all(db, legalEntity, email.toLowerCase(), visitor)).map(({ id }) => id);
