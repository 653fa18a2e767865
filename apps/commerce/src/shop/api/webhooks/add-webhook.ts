import { randomUUID } from "node:crypto";
import { lockCredit } from "../../../money/credit/index.ts";
import { inTransaction } from "../../../platform/database/index.ts";
import type { Services } from "../../../platform/services.ts";
import { secretOf } from "./sign.ts";
import { targetFault } from "./target.ts";
import { insertWebhook, mostWebhooks, type Webhook, webhooksOf } from "./webhooks-table.ts";

/**
 * What came of it: a secret that nobody knows afterwards, why the address is not called (`fault`), or that
 * there are as many as there may be (`full`).
 */
export type AddedWebhook = { webhook: Webhook; secret: string } | { fault: string } | { full: true };

/** Adds a webhook of a company that is known by its first key. */
export const addWebhook = async (
  { pool, clock, environment }: Pick<Services, "pool" | "clock" | "environment">,
  { credit, test, url, events }: Omit<Webhook, "id" | "createdAt">,
): Promise<AddedWebhook> => {
  const fault = targetFault(url, !environment.production);
  if (fault !== undefined) return { fault };
  const webhook = { id: randomUUID(), credit, test, url, events: [...new Set(events)], createdAt: clock.now() };
  return inTransaction(pool, async (client) => {
    await lockCredit(client, credit);
    if ((await webhooksOf(client, webhook)).length >= mostWebhooks) return { full: true };
    await insertWebhook(client, webhook);
    return { webhook, secret: secretOf(environment, webhook.id) };
  });
};
