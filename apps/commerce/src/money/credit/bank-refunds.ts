import type { StorefrontCode } from "@giftshop/storefront-config";
import { inTransaction, type Pool, type PoolClient, prepared, type Queryable } from "../../platform/database/index.ts";
import { postTransaction } from "../ledger/index.ts";
import { lockReceivableOf } from "./receivables.ts";

/**
 * Money that a company paid by bank and gets back by bank:
 * a person sends it. Amount: minor units of `currency`.
 */
export interface BankRefund {
  id: string;
  orderId: string;
  orderNumber: string;
  storefront: StorefrontCode;
  companyName: string;
  legalEntity: string;
  currency: string;
  amount: number;
  owedAt: Date;
  /** When somebody noted that it was sent; null while it waits. */
  sentAt: Date | null;
}

const columns = `b.id, b.order_id as "orderId", r.order_number as "orderNumber", r.storefront, c.company_name as "companyName",
  c.legal_entity as "legalEntity", r.currency, b.amount, b.owed_at as "owedAt", b.sent_at as "sentAt"`;
const from =
  "business_bank_refund b join business_receivable r on r.order_id = b.order_id join business_credit c on c.id = r.credit";

const insert = prepared<Record<never, never>, [string, string, number, Date]>(
  "bank-refund-insert",
  "insert into business_bank_refund (id, order_id, amount, owed_at) values ($1, $2, $3, $4) on conflict (id) do nothing",
);
const note = prepared<Record<never, never>, [string, number]>(
  "bank-refund-note",
  "update business_receivable set returned = returned + $2 where order_id = $1",
);
const waiting = prepared<BankRefund>(
  "bank-refunds-waiting",
  `select ${columns} from ${from} where b.sent_at is null order by b.owed_at, b.id`,
);
const ofOrder = prepared<BankRefund, [string]>(
  "bank-refunds-of-order",
  `select ${columns} from ${from} where b.order_id = $1 order by b.owed_at, b.id`,
);
const lock = prepared<BankRefund, [string]>(
  "bank-refund-lock",
  `select ${columns} from ${from} where b.id = $1 for update of b`,
);
const send = prepared<Record<never, never>, [string, Date, string, string]>(
  "bank-refund-send",
  "update business_bank_refund set sent_at = $2, sent_by = $3, reference = $4 where id = $1 and sent_at is null",
);

/**
 * Owes a company back what it paid of an order by bank and has not got back. Under the order's lock; the
 * caller books it on REFUNDS_PAYABLE in the same transaction.
 *
 * @param id names the refund: it is owed once
 * @returns how much of `amount` that is
 */
export const returnByBank = async (
  client: PoolClient,
  orderId: string,
  { id, amount, now }: { id: string; amount: number; now: Date },
): Promise<number> => {
  const owed = await lockReceivableOf(client, orderId);
  const part = owed === undefined ? 0 : Math.max(0, Math.min(amount, owed.paid - owed.returned));
  if (part === 0 || (await insert.run(client, id, orderId, part, now)) === 0) return 0;
  await note.run(client, orderId, part);
  return part;
};

/** Refunds that wait to be sent by bank, the oldest first. */
export const waitingBankRefunds = (db: Queryable): Promise<BankRefund[]> => waiting.all(db);

/** Bank refunds of an order, sent or not. */
export const bankRefundsOf = (db: Queryable, orderId: string): Promise<BankRefund[]> => ofOrder.all(db, orderId);

/** A transfer that staff have made. */
export interface SentTransfer {
  staff: string;
  /** What the bank knows it by. */
  reference: string;
}

/** One by its id, locked until the transaction ends. */
export const lockBankRefund = (client: Queryable, id: string): Promise<BankRefund | undefined> =>
  lock.first(client, id);

/** Notes that a refund was sent by bank, and books it, once; answers whether this call did. */
export const bankRefundSentWithin = async (
  client: PoolClient,
  { id, legalEntity, currency, amount }: BankRefund,
  { staff, reference }: SentTransfer,
  now: Date,
): Promise<boolean> => {
  if ((await send.run(client, id, now, staff, reference)) !== 1) return false;
  await postTransaction(client, {
    kind: "BANK_REFUND_SENT",
    businessKey: id,
    legalEntity,
    currency,
    entries: [
      { account: "REFUNDS_PAYABLE", amount: -amount },
      { account: "BANK", amount },
    ],
  });
  return true;
};

/**
 * Notes that the oldest bank refund of an order was sent, by the order's number, in a transaction of its own.
 */
export const bankRefundSent = (pool: Pool, number: string, by: SentTransfer, now: Date): Promise<boolean> =>
  inTransaction(pool, async (client) => {
    const [oldest] = (await waitingBankRefunds(client)).filter(({ orderNumber }) => orderNumber === number);
    const refund = oldest && (await lockBankRefund(client, oldest.id));
    return refund !== undefined && bankRefundSentWithin(client, refund, by, now);
  });
