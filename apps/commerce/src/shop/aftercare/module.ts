import { defineModule } from "../../platform/module.ts";
import { claimEmail, movedEmail, replacedEmail } from "./emails.ts";
import { remindUnpaid } from "./remind-unpaid.ts";
import { unpaidEmail } from "./unpaid-email.ts";

const queue = "aftercare.unpaid";

/**
 * What a buyer does about an order that was placed: sends a gift again,
 * puts an email right, claims a parcel; and is reminded once to pay it.
 */
export const aftercare = defineModule({
  name: "aftercare",
  migrations: "shop/aftercare/migrations",
  schema: () => import("./graphql/aftercare.ts"),
  emails: [movedEmail, replacedEmail, claimEmail, unpaidEmail],
  queues: [{ name: queue, retryLimit: 2, expireInSeconds: 300, policy: "singleton" }],
  jobs: [{ queue, schedule: "*/15 * * * *", work: remindUnpaid }],
});
