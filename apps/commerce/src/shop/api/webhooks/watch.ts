import { randomUUID } from "node:crypto";
import { inTransaction, type PoolClient } from "../../../platform/database/index.ts";
import type { Services } from "../../../platform/services.ts";
import { type GiftState, type ShownGift, type ShownOrder, showApiOrder } from "../orders/gift-states.ts";
import { type ApiOrder, apiGiftsOf } from "../orders/orders-table.ts";
import { insertDeliveries } from "./deliveries-table.ts";
import type { EventType } from "./event-types.ts";
import { lockOrdersToLook, noteGiftsTold, noteLooked } from "./watch-table.ts";
import { webhooksOf } from "./webhooks-table.ts";

const atATime = 10;
const second = 1000;
const soonest = 2 * second;
const latest = 600 * second;
const day = 86_400_000;
/** A gift is planned for at most twelve months ahead, and opened within some months of its sale. */
const lastDay = 550;

/** What is told of a gift that came to a state; of the others nothing. */
const eventOf: Partial<Record<GiftState, EventType>> = {
  SENT: "gift.sent",
  OPENED: "gift.opened",
  FAILED: "gift.failed",
  TAKEN_BACK: "gift.taken_back",
  EXPIRED: "gift.expired",
  BLOCKED: "gift.blocked",
};

/** A young order is looked at often, an old one every ten minutes; null once no news can come. */
const nextLook = ({ createdAt }: ApiOrder, { gifts }: ShownOrder, now: Date): Date | null => {
  const age = now.getTime() - createdAt.getTime();
  if (gifts.every(({ over }) => over) || age > lastDay * day) return null;
  return new Date(now.getTime() + Math.min(latest, Math.max(soonest, age / 20)));
};

interface News {
  type: EventType;
  data: Record<string, unknown>;
}

const newsOf = (order: ApiOrder, shown: ShownOrder, changed: readonly ShownGift[]): News[] => {
  const ofOrder = { order: order.id, orderReference: order.reference };
  const gifts = changed.flatMap(({ position, reference, state }): News[] => {
    const type = eventOf[state];
    return type ? [{ type, data: { ...ofOrder, gift: position, giftReference: reference, state } }] : [];
  });
  const completed = shown.state === "COMPLETED" && order.told !== "COMPLETED";
  return completed ? [...gifts, { type: "order.completed", data: { ...ofOrder, state: "COMPLETED" } }] : gifts;
};

const tell = async (client: PoolClient, order: ApiOrder, news: readonly News[], now: Date): Promise<void> => {
  const webhooks = news.length > 0 ? await webhooksOf(client, order) : [];
  const rows = news.flatMap(({ type, data }) => {
    const event = randomUUID();
    const body = { id: event, type, createdAt: now.toISOString(), test: order.test, data };
    return webhooks
      .filter(({ events }) => events.includes(type))
      .map(({ id: webhook }) => ({ id: randomUUID(), webhook, event, type, body }));
  });
  await insertDeliveries(client, rows, now);
};

const look = async (client: PoolClient, order: ApiOrder, now: Date): Promise<void> => {
  const shown = await showApiOrder(client, order, await apiGiftsOf(client, order.id), now);
  const changed = shown.gifts.filter(({ state, told }) => state !== told);
  await tell(client, order, newsOf(order, shown, changed), now);
  if (changed.length > 0) await noteGiftsTold(client, order.id, changed);
  await noteLooked(client, order.id, shown.state, nextLook(order, shown, now));
};

/**
 * Compares orders with what was told of them and promises the news to webhooks, in one transaction:
 * nothing is told twice, or lost while no worker runs.
 *
 * @returns how many orders it looked at
 */
export const watchOrders = (services: Services): Promise<number> =>
  inTransaction(services.pool, async (client) => {
    const now = services.clock.now();
    const orders = await lockOrdersToLook(client, now, atATime);
    for (const order of orders) await look(client, order, now);
    return orders.length;
  });
