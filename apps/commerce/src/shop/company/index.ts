export {
  type Approval,
  approvalById,
  insertApproval,
  lockApproval,
  noteDecision,
} from "./approvals/approvals-table.ts";
export { mustWait } from "./approvals/must-wait.ts";
export { companyApprovals, judgeWhy, mayDecide } from "./approvals/show-approvals.ts";
export { tellApprovers } from "./approvals/tell-approvers.ts";
export { creditOfCompany, isOfOwnCompany } from "./company-credit.ts";
export { tellDecided } from "./emails/emails.ts";
export { memberOf, requireMember } from "./require-member.ts";
export { approving, type Membership, ordering, owning } from "./types.ts";
