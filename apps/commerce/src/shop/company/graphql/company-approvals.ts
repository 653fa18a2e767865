import { builder } from "../../../platform/graphql/builder.ts";
import { MoneyType, moneyOf } from "../../../platform/graphql/common.ts";
import { type Answer, answer, ErrorType } from "../../../platform/graphql/payload.ts";
import { UserDataInput } from "../../../platform/graphql/user-data.ts";
import { companyApprovals, type ShownApproval } from "../approvals/show-approvals.ts";

const ApprovalStateEnum = builder.enumType("CompanyApprovalState", {
  values: ["WAITING", "APPROVED", "REFUSED", "WITHDRAWN"] as const,
});

const ApprovalType = builder.objectRef<ShownApproval>("CompanyApproval").implement({
  description: "An order that waits, or waited, for somebody's yes.",
  fields: (t) => ({
    id: t.exposeID("id", { description: "Of its order, once it is one." }),
    state: t.expose("state", { type: ApprovalStateEnum }),
    amount: t.field({ type: MoneyType, resolve: (approval) => moneyOf(approval, approval.amount) }),
    gifts: t.exposeInt("gifts"),
    summary: t.exposeString("summary"),
    costCentre: t.exposeString("costCentre", { nullable: true }),
    askedBy: t.exposeString("askedByName", { description: "Empty where their account is gone." }),
    askedAt: t.string({ description: "ISO 8601.", resolve: ({ askedAt }) => askedAt.toISOString() }),
    decidedBy: t.exposeString("decidedByName"),
    decidedAt: t.string({ nullable: true, resolve: ({ decidedAt }) => decidedAt?.toISOString() ?? null }),
    why: t.exposeString("why", { nullable: true }),
    mayDecide: t.exposeBoolean("mayDecide"),
    mayWithdraw: t.exposeBoolean("mayWithdraw"),
  }),
});

/** What operations on orders that wait answer. */
export const ApprovalsPayload = builder.objectRef<Answer<ShownApproval[]>>("CompanyApprovalsPayload").implement({
  fields: (t) => ({
    data: t.expose("data", { type: [ApprovalType], nullable: true }),
    errors: t.expose("errors", { type: [ErrorType] }),
  }),
});

builder.queryField("companyApprovals", (t) =>
  t.field({
    type: ApprovalsPayload,
    description: "Orders that wait first, then the newest: all of the company for who may say yes, else one's own.",
    args: { userData: t.arg({ type: UserDataInput }) },
    resolve: answer((_, scope) => companyApprovals(scope)),
  }),
);
