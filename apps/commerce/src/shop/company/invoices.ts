import { type Receivable, receivablesOf, type Spend, spendOf } from "../../money/credit/index.ts";
import type { Scope } from "../../platform/graphql/context.ts";
import { creditsOf } from "./company-credit.ts";
import { requireMember } from "./require-member.ts";
import { type ShownCredit, showCredits } from "./show-company.ts";

/** What a company bought on invoice. */
export interface CompanyInvoices {
  credits: readonly ShownCredit[];
  /** The newest first. */
  invoices: readonly Receivable[];
  /** By month and cost centre, the oldest month first. */
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
  const [invoices, spend] = await Promise.all([receivablesOf(pool, ids, { since, most }), spendOf(pool, ids, since)]);
  return { credits, invoices, spend };
};
