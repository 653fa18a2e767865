import { type Receivable, receivablesOf, type Spend, spendOf } from "../../money/credit/index.ts";
import { documentsOfOrders, type ListedDocument } from "../../money/documents/index.ts";
import type { Scope } from "../../platform/graphql/context.ts";
import { creditsOf } from "./company-credit.ts";
import { requireMember } from "./require-member.ts";
import { type ShownCredit, showCredits } from "./show-company.ts";

/** What is owed, or was, with what was issued for it. */
export type CompanyInvoice = Receivable & { documents: readonly ListedDocument[] };

/** What a company bought on invoice. */
export interface CompanyInvoices {
  credits: readonly ShownCredit[];
  /** The newest first. */
  invoices: readonly CompanyInvoice[];
  /** What was spent by month and cost centre, the oldest month first. */
  spend: readonly Spend[];
}

/** How many invoices one page lists. */
const most = 200;

/**
 * `companyInvoices`: every member reads what was bought in
 * the last months, this one among them. Throws 2202 and 2510.
 */
export const companyInvoices = async (months: number, scope: Scope): Promise<CompanyInvoices> => {
  const { pool, clock } = scope.services;
  const { company } = await requireMember(scope);
  const credits = await showCredits(company, scope);
  const ids = (await creditsOf(pool, company)).map(({ id }) => id);
  const now = clock.now();
  const back = Math.min(36, Math.max(1, Math.trunc(months)));
  const since = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back + 1, 1));
  const [owed, spend] = await Promise.all([receivablesOf(pool, ids, { since, most }), spendOf(pool, ids, since)]);
  const documents = await documentsOfOrders(
    pool,
    owed.map(({ orderId }) => orderId),
  );
  const invoices = owed.map((one) => ({ ...one, documents: documents.get(one.orderId) ?? [] }));
  return { credits, invoices, spend };
};
