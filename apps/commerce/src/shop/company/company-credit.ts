import { type Credit, creditOfBuyer, creditsById, receivableOf } from "../../money/credit/index.ts";
import { prepared, type Queryable } from "../../platform/database/index.ts";
import type { Scope } from "../../platform/graphql/context.ts";
import { verifiedEmailOf } from "../account/index.ts";
import { rolesOf } from "./members-table.ts";
import { memberOf } from "./require-member.ts";
import type { Company } from "./types.ts";

const claim = prepared<Record<never, never>, [string, string]>(
  "company-credit-claim",
  "insert into company_credit (credit, company) values ($1, $2) on conflict (credit) do nothing",
);
const list = prepared<{ credit: string }, [string]>(
  "company-credits",
  "select credit from company_credit where company = $1",
);

/**
 * Credits that staff have approved for a company's owners since
 * are the company's: the first company that has one keeps it.
 */
const claimCredits = async (db: Queryable, company: Company, currency: string): Promise<void> => {
  const owners = (await rolesOf(db, company.id)).filter(({ role }) => role === "OWNER");
  for (const { account } of owners) {
    const email = await verifiedEmailOf(db, account);
    const credit = email && (await creditOfBuyer(db, { legalEntity: company.legalEntity, currency, email }));
    if (credit) await claim.run(db, credit.id, company.id);
  }
};

/** Every credit that a company buys with, one a currency and name under which it was approved. */
export const creditsOf = async (db: Queryable, company: Company): Promise<Credit[]> => {
  const rows = await list.all(db, company.id);
  return creditsById(
    db,
    rows.map(({ credit }) => credit),
  );
};

/** What a company buys with in a currency; `undefined` where staff have approved no credit. */
export const creditOfCompany = async (
  db: Queryable,
  company: Company,
  currency: string,
): Promise<Credit | undefined> => {
  const own = (credits: readonly Credit[]) => credits.find((credit) => credit.currency === currency);
  const known = own(await creditsOf(db, company));
  if (known) return known;
  await claimCredits(db, company, currency);
  return own(await creditsOf(db, company));
};

/** Whether an order was bought on invoice by the company of who is signed in: every member reads that. */
export const isOfOwnCompany = async (
  db: Queryable,
  orderId: string,
  asking: Pick<Scope, "session" | "storefront">,
): Promise<boolean> => {
  const member = await memberOf(db, asking);
  if (member === undefined) return false;
  const owed = await receivableOf(db, orderId);
  return owed !== undefined && (await creditsOf(db, member.company)).some(({ id }) => id === owed.credit);
};
