import { defineModule } from "../../platform/module.ts";
import { expireCards } from "./expiry/expire.ts";
import { sweepGuesses } from "./guesses.ts";
import { releaseOverdue } from "./holds/holds.ts";

const expiry = "giftcard.expire";
const queue = "giftcard.release-holds";

/** Cards: made, found, held, spent, revealed. */
export const giftcard = defineModule({
  name: "giftcard",
  migrations: "money/giftcard/migrations",
  queues: [
    { name: queue, retryLimit: 0, expireInSeconds: 300, policy: "singleton" },
    { name: expiry, retryLimit: 2, expireInSeconds: 900, policy: "singleton" },
  ],
  jobs: [
    { queue, schedule: "* * * * *", atStart: true, work: (services) => releaseOverdue(services, services.clock.now()) },
    // A day is over at another hour in each zone.
    { queue: expiry, schedule: "10 * * * *", work: ({ pool, clock }) => expireCards(pool, clock.now()) },
  ],
  retention: [{ what: "guesses", every: "hour", forget: sweepGuesses }],
});
