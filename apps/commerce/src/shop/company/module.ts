import { defineModule } from "../../platform/module.ts";
import { forgetWaiting } from "./approvals/approvals-table.ts";
import { withoutOwner } from "./company-table.ts";
import { companyEmail } from "./emails/emails.ts";
import { forgetInvitations } from "./invitations-table.ts";

/** Companies that buy together: their members, what they may, their invoices, addresses and texts. */
export const company = defineModule({
  name: "company",
  migrations: "shop/company/migrations",
  schema: () => import("./schema.ts"),
  emails: [companyEmail],
  retention: [
    { what: "invitations", every: "hour", forget: forgetInvitations },
    { what: "orders that wait", every: "night", forget: forgetWaiting },
  ],
  reports: async (db) => (await withoutOwner(db)).map((id) => ({ what: "COMPANY_WITHOUT_OWNER", id })),
});
