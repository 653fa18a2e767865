import { type Credit, creditOfBuyer } from "../../money/credit/index.ts";
import type { Queryable } from "../../platform/database/index.ts";
import type { Scope } from "../../platform/graphql/context.ts";
import { verifiedEmailOf } from "../account/index.ts";

/** The credit of the company that is signed in, by the email of its account, which has to be verified; `undefined` for anybody else. */
export const ownCredit = async (db: Queryable, { session, storefront }: Scope): Promise<Credit | undefined> => {
  const signedIn = await session.find(db);
  const email = signedIn && (await verifiedEmailOf(db, signedIn.account));
  const { legalEntity, currency } = storefront;
  return email === undefined ? undefined : creditOfBuyer(db, { legalEntity, currency, email });
};
