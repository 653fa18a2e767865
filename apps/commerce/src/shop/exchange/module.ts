import { defineModule } from "../../platform/module.ts";
import { httpIssuer } from "./issuer/http-issuer.ts";
import { issueWaiting } from "./issuer/issue-waiting.ts";
import { overdueCards } from "./issuer/issued-cards.ts";
import { issueQueue } from "./issuer/queue.ts";
import { restoredEmail } from "./issuer/restored-email.ts";

/**
 * What gift cards are exchanged for: companies' pages, brands
 * that are had elsewhere, and the rules of what may be left.
 */
export const exchange = defineModule({
  name: "exchange",
  migrations: "shop/exchange/migrations",
  schema: () => import("./schema.ts"),
  queues: [{ name: issueQueue, retryLimit: 0, expireInSeconds: 300, policy: "singleton" }],
  jobs: [
    {
      queue: issueQueue,
      schedule: "* * * * *",
      atStart: true,
      work: async (services) => {
        const { issuerUrl } = services.environment;
        if (issuerUrl !== undefined) await issueWaiting(services, httpIssuer(issuerUrl));
      },
    },
  ],
  emails: [restoredEmail],
  // Asked for and restored within 15 minutes, or the worker is away.
  reports: async (db, now) => (await overdueCards(db, now)).map((id) => ({ what: "CARD_NOT_ISSUED", id })),
  commands: {
    exchange: {
      about: "companies' pages, and whose cards are theirs",
      load: async () => (await import("./assign-page.ts")).pagesCommand,
    },
  },
});
