import type { StorefrontCode } from "@giftshop/storefront-config";
import { prepared, type Queryable } from "../../platform/database/index.ts";

/** What an order on invoice is owed. Amounts: minor units of `currency`. */
export interface Receivable {
  orderId: string;
  orderNumber: string;
  storefront: StorefrontCode;
  credit: string;
  amount: number;
  currency: string;
  issuedAt: Date;
  /** What the buyer's books know the order by. */
  costCentre: string | null;
  /** ISO 8601 date where the storefront is. */
  dueOn: string;
  /** What was paid of `amount`, in parts or at once; minor units. */
  paid: number;
  /** What was taken off `amount` by credit notes. */
  credited: number;
  /** What of `paid` is owed back by bank or was sent back; minor units. */
  returned: number;
  /** When nothing was left of it. */
  paidAt: Date | null;
  /** Reminders that were sent. */
  reminded: number;
}

/** One that is not paid yet, with the name of who owes it. */
export type OpenReceivable = Receivable & { companyName: string };

const columns = `r.order_id as "orderId", r.order_number as "orderNumber", r.storefront, r.credit, r.amount, r.currency, r.issued_at as "issuedAt",
  r.cost_centre as "costCentre", r.due_on::text as "dueOn",
  r.paid, r.credited, r.returned, r.paid_at as "paidAt", r.reminded`;

const insert = prepared<
  Record<never, never>,
  [string, string, string, string, number, string, Date, string, string | null]
>(
  "receivable-insert",
  `insert into business_receivable (order_id, order_number, storefront, credit, amount, currency, issued_at, due_on, cost_centre)
   values ($1, $2, $3, $4, $5, $6, $7, $8::date, $9)`,
);
const ofOrder = prepared<Receivable, [string]>(
  "receivable-of-order",
  `select ${columns} from business_receivable r where r.order_id = $1`,
);
const lock = prepared<Receivable, [string]>(
  "receivable-lock",
  `select ${columns} from business_receivable r where r.order_number = $1 for update`,
);
const lockOfOrder = prepared<Receivable, [string]>(
  "receivable-lock-of-order",
  `select ${columns} from business_receivable r where r.order_id = $1 for update`,
);
const noteChange = prepared<Record<never, never>, [string, string, "PAID" | "CREDITED", number, Date]>(
  "receivable-note-change",
  `insert into business_receivable_change (order_id, cause, kind, amount, at) values ($1, $2, $3, $4, $5)
   on conflict (order_id, cause) do nothing`,
);
const lower = prepared<Record<never, never>, [string, number, number, Date]>(
  "receivable-lower",
  `update business_receivable set paid = paid + $2, credited = credited + $3,
     paid_at = case when paid + credited + $2 + $3 = amount then $4::timestamptz end
   where order_id = $1`,
);
const remind = prepared<Record<never, never>, [string, number]>(
  "receivable-remind",
  "update business_receivable set reminded = $2 where order_id = $1 and reminded < $2 and paid_at is null",
);
const open = prepared<OpenReceivable, [string]>(
  "receivables-open",
  `select ${columns}, c.company_name as "companyName" from business_receivable r join business_credit c on c.id = r.credit
   where r.paid_at is null and r.due_on <= $1::date order by r.due_on, r.order_number`,
);

const ofCredits = prepared<Receivable, [readonly string[], Date, number, number]>(
  "receivables-of-credits",
  `select ${columns} from business_receivable r where r.credit = any($1::uuid[]) and r.issued_at >= $2
   order by r.issued_at desc, r.order_id limit $3 offset $4`,
);
const spend = prepared<Spend, [readonly string[], Date]>(
  "receivables-spend",
  `select r.currency, r.cost_centre as "costCentre", to_char(r.issued_at at time zone 'UTC', 'YYYY-MM') as month, sum(r.amount)::bigint as amount,
     count(*)::int as orders
   from business_receivable r where r.credit = any($1::uuid[]) and r.issued_at >= $2
   group by 1, 2, 3 order by 3, 4 desc, 2`,
);

/** What was bought on invoice in one month for one cost centre. */
export interface Spend {
  currency: string;
  costCentre: string | null;
  /** `2026-11`. */
  month: string;
  /** Minor units. */
  amount: number;
  orders: number;
}

/** Writes what an order is owed; violates `business_credit_covers` where its credit does not cover it. */
export const insertReceivable = async (
  client: Queryable,
  {
    orderId,
    orderNumber,
    storefront,
    credit,
    amount,
    currency,
    issuedAt,
    dueOn,
    costCentre,
  }: Omit<Receivable, "paidAt" | "reminded" | "paid" | "credited" | "returned">,
): Promise<void> =>
  void (await insert.run(
    client,
    orderId,
    orderNumber,
    storefront,
    credit,
    amount,
    currency,
    issuedAt,
    dueOn,
    costCentre,
  ));

/** What an order is owed; `undefined` where it is not on invoice. */
export const receivableOf = (db: Queryable, orderId: string): Promise<Receivable | undefined> =>
  ofOrder.first(db, orderId);

/** A receivable by the order's number, locked until the transaction ends. */
export const lockReceivable = (client: Queryable, orderNumber: string): Promise<Receivable | undefined> =>
  lock.first(client, orderNumber);

/** A receivable by the order's id, locked until the transaction ends. */
export const lockReceivableOf = (client: Queryable, orderId: string): Promise<Receivable | undefined> =>
  lockOfOrder.first(client, orderId);

/** What is left to be paid of it, minor units. */
export const openOf = ({ amount, paid, credited }: Pick<Receivable, "amount" | "paid" | "credited">): number =>
  amount - paid - credited;

/** Lowers what is owed, once for each cause; answers whether this call did. The receivable is locked. */
export const lowerReceivable = async (
  client: Queryable,
  orderId: string,
  { cause, kind, amount }: { cause: string; kind: "PAID" | "CREDITED"; amount: number },
  now: Date,
): Promise<boolean> => {
  if ((await noteChange.run(client, orderId, cause, kind, amount, now)) === 0) return false;
  await lower.run(client, orderId, kind === "PAID" ? amount : 0, kind === "CREDITED" ? amount : 0, now);
  return true;
};

/** Notes that the reminder of that number was sent; answers whether this call did. */
export const noteReminded = async (client: Queryable, orderId: string, reminder: number): Promise<boolean> =>
  (await remind.run(client, orderId, reminder)) === 1;

/** What is owed and was due by a day, the oldest first; `9999-12-31` for all. */
export const openReceivables = (db: Queryable, dueBy: string): Promise<OpenReceivable[]> => open.all(db, dueBy);

/** What was bought with some credits since a day, the newest first. */
export const receivablesOf = (
  db: Queryable,
  credits: readonly string[],
  { since, most, skip = 0 }: { since: Date; most: number; skip?: number },
): Promise<Receivable[]> => ofCredits.all(db, credits, since, most, skip);

/** What credits were used for, added up by month and cost centre. */
export const spendOf = (db: Queryable, credits: readonly string[], since: Date): Promise<Spend[]> =>
  spend.all(db, credits, since);
