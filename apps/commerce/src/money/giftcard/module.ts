import { defineModule } from "../../platform/module.ts";
import { sweepGuesses } from "./guesses.ts";
import { releaseOverdue } from "./holds.ts";

const queue = "giftcard.release-holds";

/** Cards: made, found, held, spent, revealed. */
export const giftcard = defineModule({
  name: "giftcard",
  migrations: "money/giftcard/migrations",
  queues: [{ name: queue, retryLimit: 0, expireInSeconds: 300, policy: "singleton" }],
  jobs: [{ queue, schedule: "* * * * *", atStart: true, work: ({ pool, clock }) => releaseOverdue(pool, clock.now()) }],
  retention: [{ what: "guesses", every: "hour", forget: sweepGuesses }],
});
