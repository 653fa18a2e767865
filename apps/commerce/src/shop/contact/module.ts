import { defineModule } from "../../platform/module.ts";
import { confirmationEmail, messageEmail } from "./emails/emails.ts";
import { forgetMessages } from "./messages-table.ts";

/** What visitors write to the shop. */
export const contact = defineModule({
  name: "contact",
  migrations: "shop/contact/migrations",
  schema: () => import("./graphql/send-contact-message.ts"),
  emails: [messageEmail, confirmationEmail],
  retention: [{ what: "messages", every: "night", forget: forgetMessages }],
});
