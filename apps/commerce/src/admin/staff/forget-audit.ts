import { retention } from "@giftshop/storefront-config/retention";
import { type Pool, prepared } from "../../platform/database/index.ts";
import type { Operation } from "./roles.ts";

/** What moved money, revealed something, or said who may: as long as books are kept. */
const books: readonly Operation[] = [
  "staff.change",
  "orders.correct",
  "orders.hold",
  "orders.refund",
  "orders.withdraw",
  "cards.block",
  "cards.reissue",
  "cards.reveal",
  "claims.decide",
  "requests.decide",
  "activations.decide",
  "payments.settle",
  "refunds.again",
  "quotes.price",
  "credit.change",
  "privacy.export",
  "privacy.forget",
];

const forget = prepared<{ gone: number }, [Date, Date, readonly string[], number]>(
  "staff-audit-forget",
  "select forget_staff_audit($1, $2, $3, $4) as gone",
);
const day = 86_400_000;

/** Forgets lines of the audit that are old, and whom lines that stay were about. */
export const forgetAudit = async (pool: Pool, now: Date, most = 1000): Promise<number> => {
  const before = (days: number): Date => new Date(now.getTime() - days * day);
  const row = await forget.first(pool, before(retention.auditDays), before(retention.bookAuditDays), books, most);
  return row?.gone ?? 0;
};
