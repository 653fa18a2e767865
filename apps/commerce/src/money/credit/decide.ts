import { randomUUID } from "node:crypto";
import { firstCreditOf } from "@giftshop/storefront-config/business";
import { inTransaction, type Pool, type PoolClient, prepared, type Queryable } from "../../platform/database/index.ts";
import { type Posting, postTransaction } from "../ledger/index.ts";
import { buyerKey, creditByKey, lockCredit } from "./credit-table.ts";
import { lockReceivable, lockReceivableOf, lowerReceivable, openOf, type Receivable } from "./receivables.ts";

/** Who decides, and why: kept for ever. */
export interface Decided {
  staff: string;
  why: string;
}

type Decision = "APPROVED" | "LIMIT" | "STOPPED" | "RESUMED" | "PAID";

const note = prepared<Record<never, never>, [string, Decision, number | null, string, string, Date]>(
  "credit-decide",
  "insert into business_credit_decision (credit, decision, amount, staff, why, at) values ($1, $2, $3, $4, $5, $6)",
);
const insert = prepared<Record<never, never>, [string, string, string, string, string, number, Date]>(
  "credit-insert",
  `insert into business_credit (id, legal_entity, currency, company_key, company_name, credit_limit, created_at)
   values ($1, $2, $3, $4, $5, $6, $7) on conflict (legal_entity, currency, company_key) do nothing`,
);
const admit = prepared<Record<never, never>, [string, string]>(
  "credit-admit",
  "insert into business_credit_buyer (credit, email_key) values ($1, $2) on conflict do nothing",
);
const limit = prepared<Record<never, never>, [string, number]>(
  "credit-limit",
  "update business_credit set credit_limit = $2 where id = $1",
);
const stop = prepared<Record<never, never>, [string, Date]>(
  "credit-stop",
  "update business_credit set stopped_at = $2 where id = $1 and stopped_at is null",
);
const resume = prepared<Record<never, never>, [string]>(
  "credit-resume",
  "update business_credit set stopped_at = null where id = $1 and stopped_at is not null",
);

/** A company that is to have credit, and the proven mailbox that buys with it. */
export interface Company {
  legalEntity: string;
  currency: string;
  companyName: string;
  vatNumber: string | null;
  email: string;
}

const keyOf = ({ vatNumber, companyName }: Company): string =>
  vatNumber === null ? companyName.normalize("NFC").trim().toLowerCase() : vatNumber.toUpperCase();

/**
 * Approves credit for a company, the first by configuration, and lets a mailbox buy with it, which must
 * be proven by a link or an account. A company that has credit keeps its limit.
 *
 * @returns the credit's id
 */
export const approveCredit = async (
  client: PoolClient,
  company: Company,
  { staff, why }: Decided,
  now: Date,
): Promise<string> => {
  const { legalEntity, currency, companyName, email } = company;
  const amount = firstCreditOf(currency);
  const key = keyOf(company);
  const made = await insert.run(client, randomUUID(), legalEntity, currency, key, companyName, amount, now);
  const credit = await creditByKey(client, company, key);
  if (credit === undefined) throw new Error(`The credit of ${companyName} was not written.`);
  if (made === 1) await note.run(client, credit.id, "APPROVED", amount, staff, why, now);
  await admit.run(client, credit.id, buyerKey(email));
  return credit.id;
};

/**
 * Raises or lowers what a company may owe, minor units; answers false
 * where there is no such credit. What is owed already stays owed.
 */
export const setCreditLimit = (pool: Pool, id: string, amount: number, by: Decided, now: Date): Promise<boolean> =>
  inTransaction(pool, (client) => setCreditLimitWithin(client, id, amount, by, now));

/** {@link setCreditLimit} in the caller's transaction. */
export const setCreditLimitWithin = async (
  client: PoolClient,
  id: string,
  amount: number,
  { staff, why }: Decided,
  now: Date,
): Promise<boolean> => {
  if (!Number.isSafeInteger(amount) || amount < 0) throw new Error("A limit is a whole number of minor units.");
  if ((await limit.run(client, id, amount)) !== 1) return false;
  await note.run(client, id, "LIMIT", amount, staff, why, now);
  return true;
};

/** Sells nothing more on invoice to a company; answers whether this call stopped it. */
export const stopCredit = async (
  client: Queryable,
  id: string,
  { staff, why }: Decided,
  now: Date,
): Promise<boolean> => {
  if ((await stop.run(client, id, now)) !== 1) return false;
  await note.run(client, id, "STOPPED", null, staff, why, now);
  return true;
};

/** Sells on invoice to a company again; answers whether this call let it. */
export const resumeCredit = (pool: Pool, id: string, by: Decided, now: Date): Promise<boolean> =>
  inTransaction(pool, (client) => resumeCreditWithin(client, id, by, now));

/** {@link resumeCredit} in the caller's transaction. */
export const resumeCreditWithin = async (
  client: PoolClient,
  id: string,
  { staff, why }: Decided,
  now: Date,
): Promise<boolean> => {
  if ((await resume.run(client, id)) !== 1) return false;
  await note.run(client, id, "RESUMED", null, staff, why, now);
  return true;
};

/** What came of {@link markInvoicePaid}. */
export type Marked = "PAID" | "PART_PAID" | "ALREADY_PAID" | "TOO_MUCH" | "UNKNOWN";

/** A payment that staff note. */
export interface NotedPayment extends Decided {
  /** Minor units; all that is open where it is left out. */
  part?: number | undefined;
  /** What the payment is known by, such as the bank's reference; left out, the whole of it is paid once. */
  cause?: string | undefined;
}

/**
 * Notes that a company has paid what an order was owed, or a part of it, outside
 * of the payment provider, and books it: each payment once by its cause.
 */
export const markInvoicePaid = (pool: Pool, orderNumber: string, by: NotedPayment, now: Date): Promise<Marked> =>
  inTransaction(pool, (client) => markInvoicePaidWithin(client, orderNumber, by, now));

/** {@link markInvoicePaid} in the caller's transaction. */
export const markInvoicePaidWithin = async (
  client: PoolClient,
  orderNumber: string,
  { staff, why, part, cause = "all" }: NotedPayment,
  now: Date,
): Promise<Marked> => {
  const owed = await lockReceivable(client, orderNumber);
  if (owed === undefined) return "UNKNOWN";
  const open = openOf(owed);
  if (open === 0) return "ALREADY_PAID";
  const amount = part ?? open;
  if (amount > open) return "TOO_MUCH";
  if (!(await lowerReceivable(client, owed.orderId, { cause, kind: "PAID", amount }, now))) return "ALREADY_PAID";
  const entries = [
    { account: "BANK" as const, amount: -amount },
    { account: "RECEIVABLES" as const, amount },
  ];
  const businessKey = cause === "all" ? owed.orderId : `${owed.orderId} ${cause}`;
  await book(client, owed, { kind: "INVOICE_PAID", businessKey, entries });
  await note.run(client, owed.credit, "PAID", amount, staff, why, now);
  return amount === open ? "PAID" : "PART_PAID";
};

/**
 * Lowers what a company still owes of an order by what goes back of it. Under the order's lock; the
 * caller books what goes back on REFUNDS_PAYABLE in the same transaction.
 *
 * @param id names the refund: it lowers the debt once
 * @returns by how much
 */
export const creditInvoice = async (
  client: PoolClient,
  orderId: string,
  { id, amount, now }: { id: string; amount: number; now: Date },
): Promise<number> => {
  const owed = await lockReceivableOf(client, orderId);
  const part = owed === undefined ? 0 : Math.max(0, Math.min(amount, openOf(owed)));
  if (owed === undefined || part === 0) return 0;
  if (!(await lowerReceivable(client, orderId, { cause: id, kind: "CREDITED", amount: part }, now))) return 0;
  const entries = [
    { account: "REFUNDS_PAYABLE" as const, amount: -part },
    { account: "RECEIVABLES" as const, amount: part },
  ];
  await book(client, owed, { kind: "INVOICE_CREDITED", businessKey: id, entries });
  return part;
};

/** Books something about what is owed, under the legal entity that it is owed to. */
const book = async (
  client: PoolClient,
  { credit: id, currency }: Receivable,
  posting: Pick<Posting, "kind" | "businessKey" | "entries">,
): Promise<void> => {
  const credit = await lockCredit(client, id);
  if (credit === undefined) throw new Error(`There is no credit ${id}.`);
  await postTransaction(client, { ...posting, legalEntity: credit.legalEntity, currency });
};
