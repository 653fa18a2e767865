import { builder } from "../../../platform/graphql/builder.ts";
import { answer } from "../../../platform/graphql/payload.ts";
import { UserDataInput } from "../../../platform/graphql/user-data.ts";
import { limit } from "../../../platform/limit.ts";
import { ApprovalsPayload } from "../../company/graphql/company-approvals.ts";
import { companyApprovals } from "../../company/index.ts";
import { paymentContextOf } from "../payments/payment-context.ts";
import { decideApproval, withdrawApproval } from "../placing/decide-approval.ts";
import { orders } from "./place-order.ts";

const userData = { type: UserDataInput } as const;

builder.mutationFields((t) => ({
  decideCompanyOrder: t.field({
    type: ApprovalsPayload,
    description:
      "A yes places an order that waits, on invoice within the company's credit (2500 where it does not cover it); a no gives its basket back. 2515 where it was decided before.",
    args: {
      userData: t.arg(userData),
      id: t.arg.id(),
      approve: t.arg.boolean(),
      why: t.arg.string({ required: false, description: "At most 300 characters; who asked is told." }),
    },
    resolve: answer(async (args, scope) => {
      await limit(scope, orders, scope.clientAddress);
      await decideApproval(args, scope, paymentContextOf(scope.services));
      return companyApprovals(scope);
    }),
  }),
  withdrawCompanyOrder: t.field({
    type: ApprovalsPayload,
    description: "Takes back an order that waits; what it held is in the basket again.",
    args: { userData: t.arg(userData), id: t.arg.id() },
    resolve: answer(async ({ id }, scope) => {
      await withdrawApproval(id, scope);
      return companyApprovals(scope);
    }),
  }),
}));
