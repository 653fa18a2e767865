import { getStorefront } from "@giftshop/storefront-config";
import { cartCheckedOut } from "../basket/index.ts";
import { holdStock, releaseStock, type StockLine, takeStock } from "../catalogue/stock.ts";
import type { PoolClient } from "../database/index.ts";
import {
  beginDeliveries,
  moveOrder,
  noteCartClosed,
  type OrderLine,
  type OrderRecord,
  readLines,
} from "../order/index.ts";
import type { OrderEffects } from "../payment/index.ts";
import type { Services } from "../services.ts";
import { bookOrder } from "./book-order.ts";
import { issueOrderCards } from "./issue-order-cards.ts";
import { type ConfirmationJob, type GiftJob, mailQueues } from "./queues.ts";

/** What an order needs of the warehouse; wrappers and packings are not counted. */
export const stockOf = (lines: readonly Pick<OrderLine, "variation" | "quantity">[]): StockLine[] =>
  lines.flatMap(({ variation, quantity }) => (variation === null ? [] : [{ variationId: variation, quantity }]));

/** Right half of the ids of a storefront's messages. */
export const mailDomain = ({ storefront }: Pick<OrderRecord, "storefront">): string =>
  getStorefront(storefront).organisation.email.split("@").at(-1) ?? "";

const closeCart = async (client: PoolClient, { id, cart, cartClosed }: OrderRecord): Promise<void> => {
  if (cartClosed) return;
  await cartCheckedOut(client, cart, id);
  await noteCartClosed(client, id);
};

/** Sends what can be sent: the order is COMPLETED at once where nothing has to be, FULFILLING where something is posted. */
const beginToDeliver = async (services: Services, client: PoolClient, order: OrderRecord): Promise<void> => {
  const deliveries = await beginDeliveries(client, order.id, mailDomain(order), services.clock.now());
  for (const { package: packageId, state } of deliveries) {
    if (state === "WAITING") await services.enqueue(client, mailQueues.gift, { packageId } satisfies GiftJob);
  }
  const confirmation: ConfirmationJob = { orderId: order.id };
  await services.enqueue(client, mailQueues.confirmation, confirmation);
  if (deliveries.every(({ state }) => state === "SENT")) await moveOrder(client, order.id, "COMPLETED");
  else if (deliveries.some(({ state }) => state === "PREPARING")) await moveOrder(client, order.id, "FULFILLING");
};

/** What follows from payments: cards, books, stock, basket and e-mails, all in the transaction that settles the payment. */
export const orderEffects = (services: Services): OrderEffects => ({
  paid: async (client, order) => {
    const lines = await readLines(client, order.id);
    const cards = await issueOrderCards(client, order, lines, services.clock.now(), services.environment);
    await bookOrder(client, order, lines, cards);
    await closeCart(client, order);
    await takeStock(services, client, stockOf(lines));
    await beginToDeliver(services, client, order);
  },
  released: async (client, order) => releaseStock(services, client, stockOf(await readLines(client, order.id))),
  revive: async (client, order) => {
    const short = await holdStock(services, client, stockOf(await readLines(client, order.id)));
    return short.length === 0;
  },
  awaitingTransfer: closeCart,
});
