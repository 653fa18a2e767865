import type { Queryable } from "../../../platform/database/index.ts";
import type { Scope } from "../../../platform/graphql/context.ts";
import { memberOf } from "../require-member.ts";
import type { Company, Membership } from "../types.ts";

/**
 * Whether an order of a member waits for somebody's yes: of an orderer, above
 * the sum that the company says, or in a currency in which it says none.
 */
export const waitsFor = (
  { role, company }: { role: Membership["role"]; company: Pick<Company, "approvalAbove" | "currency"> },
  { amount, currency }: { amount: number; currency: string },
): boolean => {
  if (role !== "ORDERER" || company.approvalAbove === null) return false;
  return currency !== company.currency || amount > company.approvalAbove;
};

/**
 * The member whose order has to wait; `undefined` where it
 * has not, or who is signed in belongs to no company.
 */
export const mustWait = async (
  db: Queryable,
  scope: Scope,
  order: { amount: number; currency: string },
): Promise<Membership | undefined> => {
  const member = await memberOf(db, scope);
  return member && waitsFor(member, order) ? member : undefined;
};
