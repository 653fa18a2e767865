import { getStorefront } from "@giftshop/storefront-config";
import { cartCheckedOut } from "../basket/index.ts";
import { holdStock, releaseStock, type StockLine, takeStock } from "../catalogue/stock.ts";
import { type PoolClient, together } from "../database/index.ts";
import { postTransactions } from "../ledger/index.ts";
import {
  beginDeliveries,
  type DeliveryState,
  moveOrder,
  noteCartClosed,
  type OrderLine,
  type OrderRecord,
  readLines,
} from "../order/index.ts";
import type { OrderEffects } from "../payment/index.ts";
import type { Services } from "../services.ts";
import { issueOrderCards } from "./issue-order-cards.ts";
import { orderPosting } from "./order-posting.ts";
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

/** Where an order with these deliveries goes on to from PAID: nowhere while an e-mail is all that it waits for. */
const stateAfter = (deliveries: readonly { state: DeliveryState }[]): "COMPLETED" | "FULFILLING" | undefined => {
  if (deliveries.every(({ state }) => state === "SENT")) return "COMPLETED";
  return deliveries.some(({ state }) => state === "PREPARING") ? "FULFILLING" : undefined;
};

/** Sends what can be sent: the order is COMPLETED at once where nothing has to be, FULFILLING where something is posted. */
const sendOff = async (
  { enqueue }: Services,
  client: PoolClient,
  { id }: OrderRecord,
  deliveries: Awaited<ReturnType<typeof beginDeliveries>>,
): Promise<void> => {
  const waiting = deliveries.filter(({ state }) => state === "WAITING");
  const confirmation: ConfirmationJob = { orderId: id };
  const next = stateAfter(deliveries);
  await together(
    next && moveOrder(client, id, next),
    enqueue(client, mailQueues.confirmation, confirmation),
    ...waiting.map(({ package: packageId }) => enqueue(client, mailQueues.gift, { packageId } satisfies GiftJob)),
  );
};

/** What follows from payments: cards, books, stock, basket and e-mails, all in the transaction that settles the payment. */
export const orderEffects = (services: Services): OrderEffects => ({
  paid: async (client, order, payment) => {
    const now = services.clock.now();
    const [lines, deliveries] = await together(
      readLines(client, order.id),
      beginDeliveries(client, order.id, mailDomain(order), now),
      order.cartClosed || cartCheckedOut(client, order.cart, order.id),
    );
    const [cards] = await together(
      issueOrderCards(client, order, lines, now, services.environment),
      takeStock(services, client, stockOf(lines)),
      sendOff(services, client, order, deliveries),
    );
    await postTransactions(client, [payment, orderPosting(order, lines, cards)]);
  },
  released: async (client, order) => releaseStock(services, client, stockOf(await readLines(client, order.id))),
  revive: async (client, order) => {
    const short = await holdStock(services, client, stockOf(await readLines(client, order.id)));
    return short.length === 0;
  },
  awaitingTransfer: closeCart,
});
