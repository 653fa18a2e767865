import { defineModule } from "../../platform/module.ts";
import { compensationEmail, linkEmail, receiptEmail, refundedEmail } from "./emails.ts";
import { forgetWithdrawalLinks } from "./withdrawal-table.ts";

/** Buyers who change their mind: withdrawal in two steps, for guests too, with a receipt. */
export const withdrawal = defineModule({
  name: "withdrawal",
  migrations: "shop/withdrawal/migrations",
  schema: () => import("./graphql/withdrawal.ts"),
  emails: [linkEmail, receiptEmail, refundedEmail, compensationEmail],
  retention: [{ what: "links", every: "hour", forget: forgetWithdrawalLinks }],
});
