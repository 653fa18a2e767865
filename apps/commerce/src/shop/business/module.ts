import { retention } from "@giftshop/storefront-config";
import { forgetAfterDays } from "../../platform/batches.ts";
import { defineModule } from "../../platform/module.ts";
import { remindOverdue } from "./credit/remind-overdue.ts";
import { invoiceReminderEmail } from "./credit/reminder-email.ts";
import { quoteEmail, quoteShopEmail } from "./emails/emails.ts";
import { expireQuotes } from "./quotes/expire.ts";
import { quoteRoute } from "./quotes/quote-route.ts";
import { forgetEnded } from "./quotes/quotes-table.ts";

const expiry = "business.expire-quotes";
const reminders = "business.remind";
const once = { retryLimit: 2, expireInSeconds: 900, policy: "singleton" } as const;

/** Companies: what they ask a price for, and what they buy on invoice. */
export const business = defineModule({
  name: "business",
  migrations: "shop/business/migrations",
  schema: () => import("./schema.ts"),
  routes: [quoteRoute],
  emails: [quoteEmail, quoteShopEmail, invoiceReminderEmail],
  queues: [
    { name: expiry, ...once },
    { name: reminders, ...once },
  ],
  jobs: [
    { queue: expiry, schedule: "*/15 * * * *", atStart: true, work: (services) => expireQuotes(services) },
    // A day begins at another hour in each zone.
    { queue: reminders, schedule: "25 * * * *", atStart: true, work: (services) => remindOverdue(services) },
  ],
  retention: [{ what: "quotes", every: "night", forget: forgetAfterDays(retention.quoteDays, forgetEnded) }],
  commands: {
    quotes: {
      about: "quotes that companies ask for: list, price, send, comment, withdraw",
      load: async () => (await import("./commands/quotes-command.ts")).quotesCommand,
    },
    invoices: {
      about: "orders on invoice: list, paid, credit, limit, stop, resume",
      load: async () => (await import("./commands/invoices-command.ts")).invoicesCommand,
    },
  },
});
