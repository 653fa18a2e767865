import { randomUUID } from "node:crypto";
import type { Services } from "../../../platform/services.ts";
import { insertDeliveries } from "./deliveries-table.ts";
import type { Webhook } from "./webhooks-table.ts";

/** Sends a webhook an event that says nothing but that it is heard; answers the event's id. */
export const promiseTest = async (
  { pool, clock }: Pick<Services, "pool" | "clock">,
  { id: webhook, test }: Pick<Webhook, "id" | "test">,
): Promise<string> => {
  const now = clock.now();
  const event = randomUUID();
  const type = "webhook.test";
  const body = { id: event, type, createdAt: now.toISOString(), test, data: {} };
  await insertDeliveries(pool, [{ id: randomUUID(), webhook, event, type, body }], now);
  return event;
};
