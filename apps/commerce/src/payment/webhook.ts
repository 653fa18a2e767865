import type { IncomingMessage } from "node:http";
import type { Route } from "../module.ts";
import type { Services } from "../services.ts";
import type { PaymentContext } from "./context.ts";
import { pursuePayment } from "./pursue.ts";
import { hastenRefund } from "./refund.ts";

const longest = 1024;

const readForm = async (request: IncomingMessage): Promise<URLSearchParams | undefined> => {
  let text = "";
  for await (const chunk of request) {
    text += chunk;
    if (text.length > longest) return undefined;
  }
  return new URLSearchParams(text);
};

/**
 * Mollie says that something happened to a payment, by its id alone; nothing else in the call is read, and the id is only
 * a hint to go and look. 200 for an id that is not ours tells a stranger nothing; 503 makes Mollie call again.
 */
export const webhookRoute = (contextOf: (services: Services) => PaymentContext): Route => ({
  method: "POST",
  path: "/webhooks/mollie",
  handle: async (request, response, services) => {
    const form = await readForm(request);
    if (form === undefined) return void response.writeHead(413).end();
    const context = contextOf(services);
    try {
      const id = form.get("id") ?? "";
      await Promise.all([
        pursuePayment(context, id),
        // It says the same of a refund's news; the poller asks about that.
        hastenRefund.run(services.pool, context.provider.name, id, services.clock.now()),
      ]);
      response.writeHead(200).end();
    } catch (error) {
      services.log.warn({ error }, "a webhook could not be followed up");
      response.writeHead(503).end();
    }
  },
});
