import type { IncomingMessage } from "node:http";
import { onConnection, pipelined } from "../../../platform/database/index.ts";
import { clientAddressOf, networkOf } from "../../../platform/http/client-address.ts";
import { requestIdOf } from "../../../platform/http/request-id.ts";
import { type Bucket, limit } from "../../../platform/limit.ts";
import type { Route } from "../../../platform/module.ts";
import type { Services } from "../../../platform/services.ts";
import { standingOfPayment } from "../attempts/attempts.ts";
import type { PaymentContext } from "../context.ts";
import { hastenRefund } from "../refunds/refund.ts";
import { adoptPayment } from "./adopt-payment.ts";
import { followUpAnnounced } from "./follow-up.ts";

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
 * Ids that we do not know: each is a question to the provider, which nobody shall make us ask without end.
 */
const strangers: Bucket = { name: "webhook-unknown", points: 60, seconds: 60 };
const allStrangers: Bucket = { name: "webhook-unknown-all", points: 120, seconds: 60 };

const mollieId = /^tr_\w{1,60}$/;

/** Throws 1002 where too many strangers' ids came. */
const limitStrangers = async (request: IncomingMessage, services: Services): Promise<void> => {
  const address = clientAddressOf(request, services.environment.trustedProxies);
  await limit({ services }, strangers, address && networkOf(address));
  await limit({ services }, allStrangers, "all");
};

/**
 * Mollie's call is only a hint to fetch an id, also an unknown one (never recorded?), within a limit. 200
 * for a stranger's tells nothing; 503 makes Mollie call again.
 */
export const webhookRoute = (contextOf: (services: Services) => PaymentContext): Route => ({
  method: "POST",
  path: "/webhooks/mollie",
  handle: async (request, response, services) => {
    const form = await readForm(request);
    if (form === undefined) return void response.writeHead(413).end();
    const context = contextOf(services);
    const id = form.get("id") ?? "";
    // What is no id of a payment is nobody's: it is looked up nowhere.
    if (!mollieId.test(id)) return void response.writeHead(200).end();
    try {
      const [attempt] = await onConnection(services.pool, (client) =>
        pipelined(
          standingOfPayment(client, context.provider.name, id),
          // It says the same of a refund's news; the poller asks about that.
          hastenRefund.run(client, context.provider.name, id, services.clock.now()),
        ),
      );
      if (attempt) await followUpAnnounced(context, attempt);
      else {
        await limitStrangers(request, services);
        await adoptPayment(context, id);
      }
      response.writeHead(200).end();
    } catch (error) {
      services.log.warn({ error, payment: id, requestId: requestIdOf(request) }, "a webhook could not be followed up");
      response.writeHead(503).end();
    }
  },
});
