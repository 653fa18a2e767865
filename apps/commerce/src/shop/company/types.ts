import type { StorefrontCode } from "@giftshop/storefront-config";
import type { CompanyRole } from "@giftshop/validation";

/**
 * What a member may do: a reader reads, an orderer orders, an
 * approver says yes to orders as well, an owner does everything.
 */
export type Role = CompanyRole;

/** A company that buys together. Amounts: minor units of `currency`. */
export interface Company {
  id: string;
  legalEntity: string;
  name: string;
  vatNumber: string | null;
  storefront: StorefrontCode;
  currency: string;
  /** Orders of orderers above it wait for a yes; null: none does. */
  approvalAbove: number | null;
  version: number;
}

/** The company of who is signed in, and what they may do there. */
export interface Membership {
  company: Company;
  account: string;
  role: Role;
}

/** Somebody who belongs to a company. */
export interface Member {
  account: string;
  firstName: string;
  lastName: string;
  email: string;
  role: Role;
  joinedAt: Date;
}

/** Roles that may order. */
export const ordering: readonly Role[] = ["OWNER", "APPROVER", "ORDERER"];
/** Roles that say yes to orders of others. */
export const approving: readonly Role[] = ["OWNER", "APPROVER"];
export const owning: readonly Role[] = ["OWNER"];
