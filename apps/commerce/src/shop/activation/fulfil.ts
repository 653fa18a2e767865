import { getStorefront } from "@giftshop/storefront-config";
import {
  activateCards,
  type BlankCard,
  blockTheseCards,
  lastDayOf,
  lockCards,
  unblockTheseCards,
} from "../../money/giftcard/index.ts";
import type { OrderRecord } from "../../money/order/index.ts";
import type { Queryable } from "../../platform/database/index.ts";
import type { Services } from "../../platform/services.ts";
import { sendActivationEmail } from "./emails/emails.ts";
import { heldCards, holdForOrder, noteActivated, releaseHolds, takenCards } from "./holds.ts";
import { answerOf } from "./match-cards.ts";
import { answerCards, lockRequest, moveRequest, readRequestOfCart } from "./requests-table.ts";
import type { AnsweredRequest, RequestedCard } from "./types.ts";

/** A request that can be paid, with what its cards look like. */
export interface PayableRequest extends AnsweredRequest {
  ready: readonly (RequestedCard & { look: BlankCard })[];
}

/**
 * A request that can be paid, locked, with its cards: those that were activated, blocked
 * or taken since say so now, and are not among `ready`. `undefined` where there is none.
 */
export const lockPayable = async (client: Queryable, id: string): Promise<PayableRequest | undefined> => {
  const request = await lockRequest(client, id);
  if (request?.state !== "READY") return undefined;
  const ids = request.cards.flatMap(({ card }) => card ?? []);
  const looks = new Map((await lockCards(client, ids)).map((card) => [card.id, card]));
  const taken = await takenCards(client, ids, id);
  const cards = request.cards.map((one) => {
    const look = one.card === null ? undefined : looks.get(one.card);
    return { ...one, answer: answerOf(look, taken), look };
  });
  const ready = cards.flatMap(({ look, ...one }) => (look && one.answer === "READY" ? [{ ...one, look }] : []));
  return { ...request, cards, ready };
};

/**
 * Keeps the cards of a request for an order that is being placed.
 * Throws nothing; false where one was taken at this moment.
 */
export const holdRequest = (client: Queryable, request: PayableRequest, orderId: string): Promise<boolean> =>
  holdForOrder(
    client,
    request.id,
    orderId,
    request.ready.flatMap(({ card, amount }) => (card === null ? [] : { card, amount })),
  );

/**
 * Keeps the cards of an order again that came to nothing: false
 * where they can be had no more, all of them at the same sum.
 */
export const holdAgain = async (client: Queryable, order: OrderRecord): Promise<boolean> => {
  if ((await heldCards(client, order.id)).length > 0) return true;
  const known = await readRequestOfCart(client, order.cart);
  const request = known && (await lockPayable(client, known.id));
  if (request === undefined) return false;
  const total = request.ready.reduce((sum, { amount }) => sum + amount, 0);
  return total === order.grandTotal && (await holdRequest(client, request, order.id));
};

/** Lets the cards of an order go that is not paid. */
export const releaseActivation = releaseHolds;

/**
 * Gives the cards of a paid order their value, valid from now on, and tells
 * who asked. Answers what is to be booked on each, by its ledger account.
 */
export const activateOrder = async (
  services: Services,
  client: Queryable,
  order: OrderRecord,
  now: Date,
): Promise<{ id: number; value: number }[]> => {
  const held = await heldCards(client, order.id);
  const [first] = held;
  const request = first && (await lockRequest(client, first.request));
  if (request === undefined) throw new Error(`The order ${order.id} activates nothing.`);
  const cards = held.map(({ card, amount }) => ({ id: card, value: amount }));
  await lockCards(
    client,
    cards.map(({ id }) => id),
  );
  await activateCards(client, cards, { activatedAt: now, expiresOn: lastDayOf(getStorefront(order.storefront), now) });
  await noteActivated(client, order.id, now);
  const ids = new Set(cards.map(({ id }) => id));
  const done = request.cards.filter(({ card }) => card !== null && ids.has(card));
  await answerCards(
    client,
    request.id,
    done.map(({ position, card }) => ({ position, card, answer: "ACTIVATED" })),
  );
  await moveRequest(client, request.id, "ACTIVATED", now);
  await sendActivationEmail(services, client, request.id, "ACTIVATED");
  return cards;
};

const cardsActivatedBy = async (client: Queryable, orderId: string): Promise<number[]> =>
  (await heldCards(client, orderId)).map(({ card }) => card);

/** Blocks the cards that an order gave value to, as its money was taken back; answers how many. */
export const blockActivated = async (client: Queryable, orderId: string): Promise<number> =>
  blockTheseCards(client, await cardsActivatedBy(client, orderId));

/** Lets them be spent again. */
export const unblockActivated = async (client: Queryable, orderId: string): Promise<number> =>
  unblockTheseCards(client, await cardsActivatedBy(client, orderId));
