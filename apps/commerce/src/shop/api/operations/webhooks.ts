import { z } from "zod";
import { cursorOf, pageOf as pageOfRows } from "../http/cursor.ts";
import { Refused } from "../http/problem.ts";
import { addWebhook } from "../webhooks/add-webhook.ts";
import { deliveriesAfter } from "../webhooks/deliveries-table.ts";
import { promiseTest } from "../webhooks/promise-test.ts";
import { endWebhook, mostWebhooks, ownWebhook, type Webhook, webhooksOf } from "../webhooks/webhooks-table.ts";
import { type Call, defineOperation } from "./operation.ts";
import { placeOf } from "./orders.ts";
import { id, newWebhook, pageOf, pageQuery, webhook, webhookDelivery, webhookWithSecret } from "./schemas.ts";

const present = ({ id: webhookId, url, events, test, createdAt }: Webhook): z.input<typeof webhook> => ({
  id: webhookId,
  url,
  events: [...events],
  test,
  createdAt: createdAt.toISOString(),
});

const own = async ({ services, key }: Call, webhookId: string): Promise<Webhook> => {
  const found = await ownWebhook(services.pool, webhookId, key);
  if (found === undefined) throw new Refused(404, "not_found", "There is no such webhook.");
  return found;
};

const params = z.object({ webhook: id });

export const listWebhooks = defineOperation({
  id: "listWebhooks",
  method: "GET",
  path: "/webhooks",
  tag: "Webhooks",
  summary: "Lists your webhooks",
  scope: "webhooks:write",
  answer: z.object({ data: z.array(webhook) }),
  status: 200,
  limit: "calls",
  problems: [],
  run: async (_, { services, key }) => ({ body: { data: (await webhooksOf(services.pool, key)).map(present) } }),
});

export const createWebhook = defineOperation({
  id: "createWebhook",
  method: "POST",
  path: "/webhooks",
  tag: "Webhooks",
  summary: "Adds a webhook",
  description:
    "Calls are signed as described by Standard Webhooks: `webhook-id`, `webhook-timestamp`, `webhook-signature`. Respond with 2xx within 10 seconds; otherwise the call is repeated for two days, at growing intervals. An event may arrive twice, with the same id.",
  scope: "webhooks:write",
  body: newWebhook,
  answer: webhookWithSecret,
  status: 201,
  limit: "calls",
  problems: ["webhook_url", "too_many_webhooks"],
  run: async ({ body: { url, events } }, { services, key }) => {
    const made = await addWebhook(services, { credit: key.credit, test: key.test, url, events });
    if ("fault" in made)
      throw new Refused(422, "webhook_url", made.fault, [{ code: "webhook_url", detail: made.fault, pointer: "/url" }]);
    if ("full" in made)
      throw new Refused(422, "too_many_webhooks", `A company has at most ${mostWebhooks} webhooks in one mode.`);
    return { body: { ...present(made.webhook), secret: made.secret } };
  },
});

export const deleteWebhook = defineOperation({
  id: "deleteWebhook",
  method: "DELETE",
  path: "/webhooks/{webhook}",
  tag: "Webhooks",
  summary: "Removes a webhook",
  scope: "webhooks:write",
  params,
  answer: null,
  status: 204,
  limit: "calls",
  problems: ["not_found"],
  run: async (input, call) => {
    const found = await own(call, input.params.webhook);
    await endWebhook(call.services.pool, found.id, call.key, call.services.clock.now());
    return { body: null };
  },
});

export const testWebhook = defineOperation({
  id: "testWebhook",
  method: "POST",
  path: "/webhooks/{webhook}/test",
  tag: "Webhooks",
  summary: "Sends a webhook an event of the type webhook.test",
  scope: "webhooks:write",
  params,
  answer: z.object({ event: id }).meta({ id: "SentEvent" }),
  status: 201,
  limit: "orders",
  problems: ["not_found"],
  run: async (input, call) => {
    const found = await own(call, input.params.webhook);
    return { body: { event: await promiseTest(call.services, found) } };
  },
});

export const listWebhookDeliveries = defineOperation({
  id: "listWebhookDeliveries",
  method: "GET",
  path: "/webhooks/{webhook}/deliveries",
  tag: "Webhooks",
  summary: "Deliveries of a webhook, and how each attempt went",
  description: "Newest first; kept for 30 days.",
  scope: "webhooks:write",
  params,
  query: pageQuery,
  answer: pageOf(webhookDelivery),
  status: 200,
  limit: "calls",
  problems: ["not_found", "cursor"],
  run: async ({ params: { webhook: webhookId }, query }, call) => {
    const found = await own(call, webhookId);
    const rows = await deliveriesAfter(call.services.pool, found.id, placeOf(query.cursor), query.limit + 1);
    const body = pageOfRows(
      rows,
      query.limit,
      ({ id: deliveryId, type, state, createdAt, nextAt, tries }) => ({
        id: deliveryId,
        type,
        state,
        createdAt: createdAt.toISOString(),
        nextTryAt: nextAt?.toISOString() ?? null,
        tries: tries.map((one) => ({ ...one, at: new Date(one.at).toISOString() })),
      }),
      (row) => cursorOf(row.createdAt.toISOString(), row.id),
    );
    return { body };
  },
});
