import { forgetAfterDays } from "../../platform/batches.ts";
import { repeat } from "../../platform/jobs/repeat.ts";
import { defineModule, type Route, type RouteHandler } from "../../platform/module.ts";
import { forgetTestOrders } from "./orders/orders-table.ts";
import { forgetDeliveries, webhooksMeasure } from "./webhooks/deliveries-table.ts";
import { sendDue } from "./webhooks/send-due.ts";
import { watchOrders } from "./webhooks/watch.ts";

/** Schemas and operations are heavy: the server loads them with the first call. */
const handle: RouteHandler = async (...call) => (await import("./http/serve.ts")).serve(...call);

const routes = (["GET", "POST", "DELETE"] as const).map((method): Route => ({ method, path: "/api/v1/", handle }));

/** Days that orders of test mode and the log of webhooks are kept. */
const keptDays = 30;

/** The API for companies: orders by keys, on invoice. */
export const api = defineModule({
  name: "api",
  migrations: "shop/api/migrations",
  schema: () => import("./schema.ts"),
  routes,
  background: (services) => {
    const stopWatching = repeat(
      () => watchOrders(services),
      (error) => services.log.warn({ error }, "orders of keys could not be looked at"),
    );
    const stopSending = repeat(
      () => sendDue(services),
      (error) => services.log.warn({ error }, "webhooks could not be called"),
    );
    return { drain: async () => void (await Promise.all([stopWatching(), stopSending()])) };
  },
  retention: [
    { what: "testOrders", every: "night", forget: forgetAfterDays(keptDays, forgetTestOrders) },
    { what: "webhookCalls", every: "night", forget: forgetAfterDays(keptDays, forgetDeliveries) },
  ],
  measures: [webhooksMeasure],
  commands: {
    api: {
      about: "keys of companies for the API: companies, keys, key, revoke",
      load: async () => (await import("./commands/api-command.ts")).apiCommand,
    },
  },
});
