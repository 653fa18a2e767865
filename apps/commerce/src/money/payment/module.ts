import { defineModule } from "../../platform/module.ts";
import { findStuckPayments } from "./find-stuck-payments.ts";

/**
 * Payments and what the provider says of them. Its route
 * and its poller need to know what follows: see checkout.
 */
export const payment = defineModule({
  name: "payment",
  migrations: "money/payment/migrations",
  reports: findStuckPayments,
  commands: {
    settle: {
      about: "payments that wait for a person",
      load: async () => (await import("./settle-command.ts")).settleCommand,
    },
  },
});
