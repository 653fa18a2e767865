import type { OpenShop } from "./shop.ts";

/** An order as the database has it. */
export interface OrderRow {
  readonly id: string;
  readonly state: string;
  readonly goods: number;
  readonly total: number;
  readonly cards: number;
  readonly cardValue: number;
  readonly charges: number;
  /** What gift cards paid of it. */
  readonly byCards: number;
  /** Digital packages whose e-mail is not marked as sent. */
  readonly unsent: number;
  /** Payments and refunds that somebody still has to look at. */
  readonly open: number;
}

const ordersOf = `
  select o.id, o.state, o.goods_total::int as goods, o.grand_total::int as total,
    (select count(*)::int from gift_card c join order_line l on l.id = c.order_line where l.order_id = o.id) as cards,
    (select coalesce(sum(c.value), 0)::int from gift_card c join order_line l on l.id = c.order_line where l.order_id = o.id) as "cardValue",
    (select count(*)::int from payment_charge c where c.order_id = o.id) as charges,
    (select coalesce(sum(h.amount), 0)::int from gift_card_hold h where h.order_id = o.id and h.state = 'CAPTURED') as "byCards",
    (select count(*)::int from delivery d join order_package p on p.id = d.package
      where d.order_id = o.id and p.kind = 'DIGITAL' and d.state <> 'SENT') as unsent,
    (select count(*)::int from payment_attempt a where a.order_id = o.id and a.state in ('CREATED', 'OPEN', 'PENDING'))
      + (select count(*)::int from payment_refund r join payment_attempt a on a.id = r.attempt
          where a.order_id = o.id and r.provider_refund_id is null) as open
  from shop_order o where o.email = $1`;

/**
 * Transactions that do not sum to zero, cards whose balance is
 * not what their entries say, stock held by nobody or twice.
 */
const drift = {
  "ledger transactions out of balance":
    "select count(*)::int as n from (select tx from ledger_entry group by tx, currency having sum(amount) <> 0) t",
  "cards with a balance that their entries do not make": `
    select count(*)::int as n from ledger_account a
    where a.kind = 'GIFT_CARD' and a.balance <> (select coalesce(sum(amount), 0) from ledger_entry e where e.account = a.id)`,
  "cards issued twice": `
    select count(*)::int as n from (select order_line, n from gift_card group by order_line, n having count(*) > 1) c`,
  "variations whose reserved stock is not what waiting orders hold": `
    select count(*)::int as n from variation_stock s where s.reserved <> (
      select coalesce(sum(h.quantity), 0) from stock_hold h join shop_order o on o.id = h.order_id
      where h.variation_id = s.variation_id and o.state = 'PENDING')`,
  "amounts of cards set aside for orders that wait for nothing": `
    select count(*)::int as n from gift_card_hold h join shop_order o on o.id = h.order_id
    where h.state = 'HELD' and o.state <> 'PENDING'`,
  "paid orders without exactly one charge": `
    select count(*)::int as n from shop_order o where o.paid_at is not null and
      (select count(*) from payment_charge c where c.order_id = o.id) <> 1`,
} as const;

export const readOrders = async ({ database }: OpenShop, email: string): Promise<readonly OrderRow[]> =>
  (await database.query<OrderRow>(ordersOf, [email])).rows;

/** What is wrong with books, cards and stock as a whole; empty when nothing is. */
export const findDrift = async ({ database }: OpenShop): Promise<readonly string[]> => {
  const found = await Promise.all(
    Object.entries(drift).map(async ([name, query]) => {
      const [row] = (await database.query<{ n: number }>(query)).rows;
      return row?.n === 0 ? [] : [`${row?.n} ${name}`];
    }),
  );
  return found.flat();
};
