import { prepared } from "../../platform/database/index.ts";
import type { Reports } from "../../platform/module.ts";

const late = prepared<{ what: string; id: string }, [Date]>(
  "bank-refunds-late",
  `select 'BANK_REFUND_NOT_SENT' as what, id::text as id from business_bank_refund
   where sent_at is null and owed_at < $1::timestamptz - interval '3 days'`,
);

/** Refunds that nobody has sent by bank for three days: the law leaves fourteen. */
export const findBankRefunds: Reports = (db, now) => late.all(db, now);
