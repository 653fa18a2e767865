import { getStorefront } from "@giftshop/storefront-config";
import { readDeliveries, statesOfOrders } from "../../../money/order/index.ts";
import type { Queryable } from "../../../platform/database/index.ts";
import { giftsOfOrder, stateOf } from "../../gift/index.ts";
import type { giftStates } from "../operations/schemas.ts";
import type { ApiGift, ApiOrder } from "./orders-table.ts";
import { testGiftState, willBeOpened } from "./test-mode.ts";

export type GiftState = (typeof giftStates)[number];
export type OrderState = "PROCESSING" | "COMPLETED" | "CANCELED";

/** A gift as it stands now. */
export interface ShownGift extends ApiGift {
  state: GiftState;
  recipient: { name: string; email: string } | null;
  sentAt: Date | null;
  /** Whether nothing more will happen to it that is told. */
  over: boolean;
}

/** An order as it stands now, with its gifts. */
export interface ShownOrder {
  state: OrderState;
  gifts: readonly ShownGift[];
}

const opened = { OPENED: "OPENED", TAKEN_BACK: "TAKEN_BACK", BLOCKED: "BLOCKED", EXPIRED: "EXPIRED" } as const;
const ofDelivery = { SENT: "SENT", DONATED: "SENT", FAILED: "FAILED", WITHDRAWN: "TAKEN_BACK" } as const;

const ofOrder = { COMPLETED: "COMPLETED", CANCELED: "CANCELED", REFUNDED: "CANCELED" } as const;

/** How orders stand, without their gifts: one of test mode as it was told last. */
export const orderStates = async (
  db: Queryable,
  orders: readonly ApiOrder[],
): Promise<ReadonlyMap<string, OrderState>> => {
  const live = orders.filter(({ test }) => !test).map(({ id }) => id);
  const states = live.length === 0 ? new Map() : await statesOfOrders(db, live);
  const stateOfOrder = ({ id, test, told }: ApiOrder): OrderState =>
    test ? (told as OrderState) : (ofOrder[states.get(id) as keyof typeof ofOrder] ?? "PROCESSING");
  return new Map(orders.map((order) => [order.id, stateOfOrder(order)]));
};

const final: ReadonlySet<GiftState> = new Set(["OPENED", "TAKEN_BACK", "EXPIRED"]);

const waiting: ReadonlySet<GiftState> = new Set(["WAITING", "SCHEDULED", "FAILED"]);

/** An order of test mode is COMPLETED, as any, once none of its gifts waits to be sent. */
const testStateOf = (states: readonly GiftState[]): OrderState =>
  states.some((state) => waiting.has(state)) ? "PROCESSING" : "COMPLETED";

const showTest = (order: ApiOrder, gifts: readonly ApiGift[], now: Date): ShownOrder => {
  const shown = gifts.map((gift): ShownGift => {
    const { state, sentAt } = testGiftState(order, gift, now);
    return {
      ...gift,
      state,
      sentAt,
      recipient: gift.testRecipient,
      over: sentAt !== null && !willBeOpened(gift, state),
    };
  });
  return { state: testStateOf(shown.map(({ state }) => state)), gifts: shown };
};

/** How the gifts of an order stand: read from its deliveries and links, or reckoned in test mode. */
export const showApiOrder = async (
  db: Queryable,
  order: ApiOrder,
  gifts: readonly ApiGift[],
  now: Date,
): Promise<ShownOrder> => {
  if (order.test) return showTest(order, gifts, now);
  const [states, deliveries, links] = await Promise.all([
    orderStates(db, [order]),
    readDeliveries(db, order.id),
    giftsOfOrder(db, order.id),
  ]);
  const { timeZone } = getStorefront(order.storefront);
  const byTag = new Map(deliveries.map((one) => [Number(one.tag), one]));
  const byPackage = new Map(links.map((one) => [one.package, one]));
  const shown = gifts.map((gift): ShownGift => {
    const delivery = byTag.get(gift.position);
    if (delivery === undefined) throw new Error(`The gift ${gift.position} of the order ${order.id} has no package.`);
    const link = byPackage.get(delivery.package);
    const linkState = link && stateOf(link, timeZone, now);
    const { recipientName: name, recipientEmail: email, leavesAt, sentAt } = delivery;
    const isPlanned = leavesAt !== null && leavesAt > now;
    const sent =
      delivery.state === "WAITING" || delivery.state === "PREPARING" ? undefined : ofDelivery[delivery.state];
    const state =
      linkState && linkState !== "UNOPENED" ? opened[linkState] : (sent ?? (isPlanned ? "SCHEDULED" : "WAITING"));
    return {
      ...gift,
      state,
      // Nobody hears more of a gift whose email held its codes.
      over: final.has(state) || (state === "SENT" && link === undefined),
      recipient: name !== null && email !== null ? { name, email } : null,
      sentAt,
    };
  });
  return { state: states.get(order.id) ?? "PROCESSING", gifts: shown };
};
