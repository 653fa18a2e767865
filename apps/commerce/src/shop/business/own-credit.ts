import { type Credit, creditOfBuyer } from "../../money/credit/index.ts";
import type { Queryable } from "../../platform/database/index.ts";
import type { Scope } from "../../platform/graphql/context.ts";
import { verifiedEmailOf } from "../account/index.ts";
import { creditOfCompany, memberOf, ordering } from "../company/index.ts";

/**
 * The credit of the company that is signed in: of the one that the account belongs to, where its role
 * may order; else by the account's email, which has to be verified; `undefined` for anybody else.
 */
export const ownCredit = async (db: Queryable, scope: Scope): Promise<Credit | undefined> => {
  const { session, storefront } = scope;
  const member = await memberOf(db, scope);
  if (member)
    return ordering.includes(member.role) ? creditOfCompany(db, member.company, storefront.currency) : undefined;
  const signedIn = await session.find(db);
  const email = signedIn && (await verifiedEmailOf(db, signedIn.account));
  const { legalEntity, currency } = storefront;
  return email === undefined ? undefined : creditOfBuyer(db, { legalEntity, currency, email });
};
