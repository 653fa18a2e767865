import { defineModule } from "../../platform/module.ts";
import { beaconOf } from "./beacon/beacon-of.ts";
import { entryEmail, passedOnEmail, prizeEmail, reminderEmail, resultEmail, winnerEmail } from "./emails/emails.ts";
import { promiseResults } from "./emails/promise-results.ts";
import { resultsQueue } from "./emails/results-queue.ts";
import { overdueDraws } from "./overdue.ts";
import { proofRoute } from "./proof-route.ts";
import { runDraws } from "./steps/run-draws.ts";
import { forgetEntrants } from "./tables/entries.ts";

const queue = "doubler.run";

/** The monthly draw that doubles a balance, and that anybody can check. */
export const doubler = defineModule({
  name: "doubler",
  migrations: "shop/doubler/migrations",
  schema: () => import("./schema.ts"),
  routes: [proofRoute],
  queues: [
    { name: queue, retryLimit: 0, expireInSeconds: 300, policy: "singleton" },
    { name: resultsQueue, retryLimit: 10, retryDelay: 30, expireInSeconds: 900 },
  ],
  jobs: [
    {
      queue,
      schedule: "* * * * *",
      atStart: true,
      work: async (services) => {
        const beacon = beaconOf(services);
        if (beacon) await runDraws(services, beacon);
        else services.log.warn("no beacon is set: no draw is closed or held");
      },
    },
    {
      queue: resultsQueue,
      work: async (services, [job]) => job && promiseResults(services, (job.data as { draw: string }).draw),
    },
  ],
  emails: [entryEmail, winnerEmail, reminderEmail, passedOnEmail, prizeEmail, resultEmail],
  retention: [{ what: "entrants", every: "night", forget: forgetEntrants }],
  reports: overdueDraws,
  commands: {
    doubler: {
      about: "the monthly draws: how many take part, and what became of the prize",
      load: async () => (await import("./run-doubler.ts")).doublerCommand,
    },
  },
});
