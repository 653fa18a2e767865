import { inTransaction } from "../../../platform/database/index.ts";
import type { Services } from "../../../platform/services.ts";
import { callWebhook } from "./call-webhook.ts";
import { type DueDelivery, noteTried, takeDeliveries } from "./deliveries-table.ts";

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/** After each try, how long it is waited for the next: two days in all. */
export const pauses: readonly number[] = [
  5 * second,
  30 * second,
  2 * minute,
  10 * minute,
  hour,
  3 * hour,
  6 * hour,
  12 * hour,
  24 * hour,
];

/** Webhooks that are called at a time. */
const atATime = 20;

/** Longer than a call takes. */
const lease = minute;

const send = async (services: Services, delivery: DueDelivery): Promise<void> => {
  const tried = await callWebhook(services, delivery);
  const now = services.clock.now();
  const pause = pauses[delivery.attempts];
  const failed = pause === undefined ? "FAILED" : new Date(now.getTime() + pause);
  const next = tried.error === null ? "DELIVERED" : failed;
  await inTransaction(services.pool, (client) => noteTried(client, delivery, tried, { now, next }));
  if (next === "FAILED") services.log.warn({ webhook: delivery.webhook, error: tried.error }, "a webhook was given up");
};

/**
 * Calls the webhooks that are due, with no transaction open, each at least once (`webhook-id` tells a
 * repetition); answers how many.
 */
export const sendDue = async (services: Services): Promise<number> => {
  const now = services.clock.now();
  const due = await takeDeliveries(services.pool, now, new Date(now.getTime() + lease), atATime);
  await Promise.all(due.map((delivery) => send(services, delivery)));
  return due.length;
};
