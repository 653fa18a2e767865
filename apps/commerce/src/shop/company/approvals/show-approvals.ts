import { decisionSchema } from "@giftshop/validation";
import type { Queryable } from "../../../platform/database/index.ts";
import type { Scope } from "../../../platform/graphql/context.ts";
import { judgeInput, peopleOf } from "../../account/index.ts";
import { requireMember } from "../require-member.ts";
import { approving, type Membership } from "../types.ts";
import { type Approval, approvalsOf } from "./approvals-table.ts";

/** An order that waits, or waited, as a member sees it. */
export interface ShownApproval extends Approval {
  /** Empty where nobody knows any more. */
  askedByName: string;
  decidedByName: string;
  /** Whether who asks may say yes or no, and whether they may take it back. */
  mayDecide: boolean;
  mayWithdraw: boolean;
}

/** What is said about a decision; null for nothing. Throws the errors of its text. */
export const judgeWhy = async (why: string | null | undefined): Promise<string | null> =>
  (await judgeInput(decisionSchema, { why })).why ?? null;

/** Whether a member may say yes to an order: not to one of their own, unless they own the company. */
export const mayDecide = ({ account, role }: Membership, { askedBy }: Pick<Approval, "askedBy">): boolean =>
  approving.includes(role) && (askedBy !== account || role === "OWNER");

const show = async (db: Queryable, member: Membership, approvals: readonly Approval[]): Promise<ShownApproval[]> => {
  const ids = approvals.flatMap(({ askedBy, decidedBy }) => [askedBy, decidedBy]).filter((id) => id !== null);
  const people = await peopleOf(db, [...new Set(ids)]);
  const name = (account: string | null): string => {
    const person = people.get(account ?? "");
    return person ? `${person.firstName} ${person.lastName}` : "";
  };
  return approvals.map((approval) => ({
    ...approval,
    askedByName: name(approval.askedBy),
    decidedByName: name(approval.decidedBy),
    mayDecide: approval.state === "WAITING" && mayDecide(member, approval),
    mayWithdraw: approval.state === "WAITING" && approval.askedBy === member.account,
  }));
};

/** `companyApprovals`: who may say yes sees all of them, others their own. Throws 2202 and 2510. */
export const companyApprovals = async (scope: Scope): Promise<ShownApproval[]> => {
  const { pool } = scope.services;
  const member = await requireMember(scope);
  const own = approving.includes(member.role) ? null : member.account;
  return show(pool, member, await approvalsOf(pool, member.company.id, own));
};
