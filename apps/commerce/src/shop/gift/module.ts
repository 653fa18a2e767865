import { retention } from "@giftshop/storefront-config";
import { forgetAfterDays } from "../../platform/batches.ts";
import { defineModule } from "../../platform/module.ts";
import { openedEmail, reminderEmail, thanksEmail, unopenedEmail } from "./emails/emails.ts";
import { expireGifts } from "./expire-gifts.ts";
import { passRoute } from "./passes/pass-route.ts";
import { remindUnopened } from "./remind-unopened.ts";
import { forgetThanks } from "./thanks-table.ts";

const expiry = "gift.expire";
const reminders = "gift.remind";

/** Digital gifts that arrive wrapped: their cards are made when they are opened. */
export const gift = defineModule({
  name: "gift",
  migrations: "shop/gift/migrations",
  schema: () => import("./graphql/gift.ts"),
  routes: [passRoute],
  queues: [
    { name: expiry, retryLimit: 2, expireInSeconds: 900, policy: "singleton" },
    { name: reminders, retryLimit: 2, expireInSeconds: 900, policy: "singleton" },
  ],
  jobs: [
    // A day is over at another hour in each zone.
    { queue: expiry, schedule: "12 * * * *", work: ({ pool, clock }) => expireGifts(pool, clock.now()) },
    { queue: reminders, schedule: "25 * * * *", atStart: true, work: remindUnopened },
  ],
  commands: {
    bounced: {
      about: "a notice that an email of a gift came back, from standard input",
      load: async () => (await import("./bounces/bounced-command.ts")).bouncedCommand,
    },
  },
  emails: [reminderEmail, unopenedEmail, openedEmail, thanksEmail],
  retention: [{ what: "thanks", every: "night", forget: forgetAfterDays(retention.messageDays, forgetThanks) }],
});
