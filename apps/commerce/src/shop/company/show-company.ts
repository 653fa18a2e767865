import { availableOf } from "../../money/credit/index.ts";
import type { Scope } from "../../platform/graphql/context.ts";
import { creditOfCompany, creditsOf } from "./company-credit.ts";
import { type Invitation, invitationsOf } from "./invitations-table.ts";
import { membersOf } from "./members-table.ts";
import type { Company, Member, Membership, Role } from "./types.ts";

/** What a company may still buy on invoice. Amounts: minor units. */
export interface ShownCredit {
  currency: string;
  limit: number;
  used: number;
  available: number;
  /** Nothing is sold on invoice now, whatever the limit: an invoice is overdue, or staff stopped it. */
  paused: boolean;
}

/** A company as one of its members sees it. */
export interface ShownCompany extends Company {
  account: string;
  role: Role;
  members: readonly Member[];
  invitations: readonly Invitation[];
  credits: readonly ShownCredit[];
}

/**
 * The credits of a company as its members see them, with one in the storefront's currency that was approved
 * since.
 */
export const showCredits = async (
  company: Company,
  { services: { pool }, storefront }: Scope,
): Promise<ShownCredit[]> => {
  await creditOfCompany(pool, company, storefront.currency);
  const credits = await creditsOf(pool, company);
  return credits.map((credit) => ({
    currency: credit.currency,
    limit: credit.creditLimit,
    used: credit.used,
    available: availableOf(credit),
    paused: credit.stoppedAt !== null || credit.overdue,
  }));
};

/** All that a member may see; whom else it has invited its owners alone do. */
export const showCompany = async ({ company, account, role }: Membership, scope: Scope): Promise<ShownCompany> => {
  const { pool, clock } = scope.services;
  const [members, invitations, credits] = await Promise.all([
    membersOf(pool, company.id),
    role === "OWNER" ? invitationsOf(pool, company.id, clock.now()) : [],
    showCredits(company, scope),
  ]);
  return { ...company, account, role, members, invitations, credits };
};
