import { companyRoles } from "@giftshop/validation";
import type { Queryable } from "../../platform/database/index.ts";
import { Failure } from "../../platform/failure.ts";
import type { Scope } from "../../platform/graphql/context.ts";
import { requireSession } from "../account/index.ts";
import { membershipOf } from "./company-table.ts";
import type { Membership, Role } from "./types.ts";

/**
 * The company of who is signed in, where it is of the storefront's
 * legal entity. `undefined` where nobody is, or belongs to none.
 */
export const memberOf = async (
  db: Queryable,
  { session, storefront }: Pick<Scope, "session" | "storefront">,
): Promise<Membership | undefined> => {
  const signedIn = await session.find(db);
  const member = signedIn && (await membershipOf(db, signedIn.account));
  return member?.company.legalEntity === storefront.legalEntity ? member : undefined;
};

/**
 * Membership for an operation that one of some roles may do. Throws 2202, 2510 where they belong to none,
 * 2512 for another role.
 */
export const requireMember = async (scope: Scope, allowed: readonly Role[] = companyRoles): Promise<Membership> => {
  await requireSession(scope);
  const member = await memberOf(scope.services.pool, scope);
  if (member === undefined) throw new Failure("companyNotFound");
  if (!allowed.includes(member.role)) throw new Failure("companyRole");
  return member;
};
