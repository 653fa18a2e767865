import { defineModule } from "../../platform/module.ts";
import { reminderEmail } from "./email.ts";
import { remind } from "./remind.ts";

const queue = "reminder.cards";

/** Holders of gift cards are told in time that a last day comes near. */
export const reminder = defineModule({
  name: "reminder",
  queues: [{ name: queue, retryLimit: 2, expireInSeconds: 900, policy: "singleton" }],
  // A day begins at another hour in each zone.
  jobs: [{ queue, schedule: "20 * * * *", atStart: true, work: remind }],
  emails: [reminderEmail],
});
