import { defineModule } from "../../platform/module.ts";
import { linkEmail, receiptEmail } from "./emails.ts";
import { forgetWithdrawalLinks } from "./withdrawal-table.ts";

/** Buyers who change their mind: withdrawal in two steps, for guests too, with a receipt. */
export const withdrawal = defineModule({
  name: "withdrawal",
  migrations: "shop/withdrawal/migrations",
  schema: () => import("./graphql/withdrawal.ts"),
  emails: [linkEmail, receiptEmail],
  retention: [{ what: "links", every: "hour", forget: forgetWithdrawalLinks }],
});
