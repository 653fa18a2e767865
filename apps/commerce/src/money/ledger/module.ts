import { defineModule } from "../../platform/module.ts";
import { checkBooks } from "./check-books.ts";

const queue = "ledger.check-books";

/** Double-entry books of every card, order and payment. */
export const ledger = defineModule({
  name: "ledger",
  migrations: "money/ledger/migrations",
  queues: [{ name: queue, retryLimit: 0, expireInSeconds: 900, policy: "singleton" }],
  jobs: [{ queue, schedule: "*/5 * * * *", atStart: true, work: ({ pool, log }) => checkBooks(pool, log) }],
});
