import { getStorefront } from "@giftshop/storefront-config";
import { closePaidCart, closePromisedCart, lockCartOfOrder } from "../basket/index.ts";
import { arrivalOf } from "../catalogue/arrival.ts";
import { holdStock, releaseStock, type StockLine, takeStock } from "../catalogue/stock.ts";
import { type PoolClient, together } from "../database/index.ts";
import { postTransactions } from "../ledger/index.ts";
import { writeLetter } from "../mail/letters.ts";
import {
  type Beginning,
  beginDeliveries,
  type DeliveryKind,
  type DeliveryState,
  failWaiting,
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
import { type ConfirmationJob, type GiftJob, mailQueues, type RefundJob } from "./queues.ts";

/** What an order needs of the warehouse; wrappers and packings are not counted. */
export const stockOf = (lines: readonly Pick<OrderLine, "variation" | "quantity">[]): StockLine[] =>
  lines.flatMap(({ variation, quantity }) => (variation === null ? [] : [{ variationId: variation, quantity }]));

/** Right half of the ids of a storefront's messages. */
export const mailDomain = ({ storefront }: Pick<OrderRecord, "storefront">): string =>
  getStorefront(storefront).organisation.email.split("@").at(-1) ?? "";

const closeCart = async (client: PoolClient, order: OrderRecord): Promise<void> => {
  if (!order.cartClosed && (await closePromisedCart(client, order))) await noteCartClosed(client, order.id);
};

/** Arrivals are reckoned from the payment: nothing is posted before. */
const beginningOf = (order: OrderRecord, now: Date): Beginning => {
  const arrives = (kind: DeliveryKind) => arrivalOf(getStorefront(order.storefront), now, kind).at;
  const arrivals = { DIGITAL: arrives("DIGITAL"), PHYSICAL: arrives("PHYSICAL") };
  return { domain: mailDomain(order), arrivals };
};

/** Where an order with these deliveries goes on to from PAID: nowhere while an e-mail is all that it waits for. */
const stateAfter = (deliveries: readonly { state: DeliveryState }[]): "COMPLETED" | "FULFILLING" | undefined => {
  if (deliveries.every(({ state }) => state === "DONATED")) return "COMPLETED";
  return deliveries.some(({ state }) => state === "PREPARING") ? "FULFILLING" : undefined;
};

/** Sends what can be sent: the order is COMPLETED at once where nothing has to be, FULFILLING where something is posted. */
const sendOff = async (
  services: Services,
  client: PoolClient,
  { id }: OrderRecord,
  deliveries: Awaited<ReturnType<typeof beginDeliveries>>,
): Promise<void> => {
  const waiting = deliveries.filter(({ state }) => state === "WAITING");
  const confirmation: ConfirmationJob = { orderId: id };
  const { enqueue } = services;
  const next = stateAfter(deliveries);
  await together(
    next && moveOrder(client, id, next),
    writeLetter(services, client, { queue: mailQueues.confirmation, job: confirmation }),
    ...waiting.map(({ package: packageId }) => enqueue(client, mailQueues.gift, { packageId } satisfies GiftJob)),
  );
};

/** What follows from payments: cards, books, stock, basket and e-mails, all in the transaction that settles the payment. */
export const orderEffects = (services: Services): OrderEffects => ({
  paid: async (client, order, payment) => {
    const now = services.clock.now();
    const [lines, deliveries] = await together(
      readLines(client, order.id),
      beginDeliveries(client, order.id, beginningOf(order, now)),
      order.cartClosed || closePaidCart(client, order),
    );
    const [cards] = await together(
      issueOrderCards(client, order, lines, now, services.environment),
      takeStock(client, order.id),
      sendOff(services, client, order, deliveries),
    );
    await postTransactions(client, [payment, orderPosting(order, lines, cards)]);
  },
  released: (client, { id }) => releaseStock(services, client, id),
  revive: async (client, order) => {
    const [lines] = await together(readLines(client, order.id), lockCartOfOrder(client, order));
    const short = await holdStock(services, client, order.id, stockOf(lines));
    return short.length === 0;
  },
  refunded: async (client, order, { id: attemptId }) => {
    // A buyer who was forgotten since cannot be told.
    if (order.email === "") return;
    const job: RefundJob = { orderId: order.id, attemptId };
    await writeLetter(services, client, { queue: mailQueues.refund, job });
  },
  takenBack: (client, { id }) => failWaiting(client, id),
  awaitingTransfer: closeCart,
});
