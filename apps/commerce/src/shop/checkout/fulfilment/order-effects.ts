import { getStorefront } from "@giftshop/storefront-config";
import { promiseInvoice } from "../../../money/documents/index.ts";
import {
  blockCards,
  captureHolds,
  capturePosting,
  extendHolds,
  holdExactly,
  type IssuedCard,
  releaseHolds,
  sumOf,
  unblockCards,
} from "../../../money/giftcard/index.ts";
import { type Posting, postTransactions } from "../../../money/ledger/index.ts";
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
} from "../../../money/order/index.ts";
import type { OrderEffects } from "../../../money/payment/index.ts";
import { type PoolClient, pipelined } from "../../../platform/database/index.ts";
import { writeEmail } from "../../../platform/outbox/written-emails.ts";
import type { Services } from "../../../platform/services.ts";
import {
  activateOrder,
  blockActivated,
  holdAgain,
  releaseActivation,
  unblockActivated,
} from "../../activation/index.ts";
import { closePaidCart, closePromisedCart, lockCartOfOrder } from "../../basket/index.ts";
import { handOverBatchOf } from "../../batch/index.ts";
import { acceptQuoteOf } from "../../business/index.ts";
import { arrivalOf } from "../../catalogue/arrival.ts";
import { readView } from "../../catalogue/snapshot/view.ts";
import { holdStock, releaseStock, type StockLine, takeStock } from "../../catalogue/stock/stock.ts";
import type { Snapshot } from "../../catalogue/types.ts";
import { brandsWithIssuer } from "../../exchange/issuer/issued-cards.ts";
import { type Elsewhere, requestIssue } from "../../exchange/issuer/request-issue.ts";
import { blockGifts, keepUnopened, type Unopened, unblockGifts } from "../../gift/index.ts";
import {
  type BlockedJob,
  blockedEmail,
  type ConfirmationJob,
  confirmationEmail,
  giftEmail,
  type RefundJob,
  refundEmail,
  type TransferJob,
  transferEmail,
} from "../emails/emails.ts";
import type { GiftJob } from "../emails/gift-book.ts";
import { delayGifts } from "../fraud/delay-gifts.ts";
import { mailDomain } from "../mail-domain.ts";
import { inheritedDays, issueOrderCards, type NotAfter } from "./issue-order-cards.ts";
import { orderPosting } from "./order-posting.ts";

/** What an order needs of the warehouse; wrappers and packings are not counted. */
export const stockOf = (lines: readonly Pick<OrderLine, "variation" | "quantity">[]): StockLine[] =>
  lines.flatMap(({ variation, quantity }) => (variation === null ? [] : [{ variationId: variation, quantity }]));

const closeCart = async (client: PoolClient, order: OrderRecord): Promise<void> => {
  if (!order.cartClosed && (await closePromisedCart(client, order))) await noteCartClosed(client, order.id);
};

/** Arrivals are reckoned from the payment: nothing is posted before. */
const beginningOf = (order: OrderRecord, now: Date): Beginning => {
  const arrives = (kind: DeliveryKind) => arrivalOf(getStorefront(order.storefront), now, kind).at;
  const arrivals = { DIGITAL: arrives("DIGITAL"), PHYSICAL: arrives("PHYSICAL") };
  return { domain: mailDomain(order), arrivals, now };
};

/**
 * Where an order with these deliveries goes on to from
 * PAID: nowhere while an e-mail is all that it waits for.
 */
const stateAfter = (deliveries: readonly { state: DeliveryState }[]): "COMPLETED" | "FULFILLING" | undefined => {
  if (deliveries.every(({ state }) => state === "DONATED")) return "COMPLETED";
  return deliveries.some(({ state }) => state === "PREPARING") ? "FULFILLING" : undefined;
};

/**
 * Sends what can be sent: the order is COMPLETED at once where
 * nothing has to be, FULFILLING where something is posted.
 */
const sendOff = async (
  services: Services,
  client: PoolClient,
  { id }: OrderRecord,
  deliveries: Awaited<ReturnType<typeof beginDeliveries>>,
  elsewhere: Elsewhere,
): Promise<void> => {
  const isReady = (packageId: number): boolean => !elsewhere.packages.has(packageId);
  const waiting = deliveries.filter((one) => one.state === "WAITING" && one.dueAt === null && isReady(one.package));
  const confirmation: ConfirmationJob = { orderId: id };
  const next = stateAfter(deliveries);
  await pipelined(
    next && moveOrder(client, id, next),
    writeEmail(services, client, confirmationEmail, confirmation),
    services.enqueueAll(
      client,
      giftEmail.queue,
      waiting.map(({ package: packageId }): GiftJob => ({ packageId })),
    ),
  );
};

/** A payment that ends at its last moment is heard of a little later; milliseconds. */
const holdGrace = 15 * 60_000;

/** How long cards are held for an order whose payment is open until then. */
export const heldUntil = (until: Date): Date => new Date(until.getTime() + holdGrace);

/** Pays so much of an order with what is set aside for it; answers what is to be booked. */
const capture = async (client: PoolClient, { id }: OrderRecord, amount: number): Promise<Posting[]> => {
  const captured = await captureHolds(client, id);
  const sum = sumOf(captured);
  if (sum !== amount) throw new Error(`Gift cards pay ${sum} of the order ${id} in the place of ${amount}.`);
  return captured.map(capturePosting);
};

/** Lines of an order that have cards. */
const cardLines = async (client: PoolClient, orderId: string): Promise<number[]> =>
  (await readLines(client, orderId)).filter(({ kind }) => kind === "GIFTCARD").map(({ id }) => id);

/** The catalogue that an order's lines are of, as it is now. */
const catalogueOf = async (services: Services, client: PoolClient, order: OrderRecord): Promise<Snapshot> => {
  const { storefront, language } = order;
  return (await readView(services, { storefront: getStorefront(storefront), language }, client)).snapshot;
};

/** Keeps what is opened later, and makes the cards of all else. */
const keepOrIssue = async (
  services: Services,
  client: PoolClient,
  { order, lines, notAfter }: { order: OrderRecord; lines: readonly OrderLine[]; notAfter: NotAfter },
): Promise<{ unopened: Unopened; cards: readonly IssuedCard[] }> => {
  const unopened = await keepUnopened(services, client, order, { lines, notAfter });
  const issued = lines.filter(({ id }) => !unopened.lines.has(id));
  return { unopened, cards: await issueOrderCards(services, client, { order, lines: issued, notAfter }) };
};

/**
 * What follows from payments: cards, books, stock, basket and
 * e-mails, all in the transaction that settles the payment.
 */
export const orderEffects = (services: Services): OrderEffects => ({
  paid: async (client, order, payment) => {
    const byCards = order.grandTotal - payment.amount;
    const now = services.clock.now();
    const [lines, deliveries, snapshot, brands] = await pipelined(
      readLines(client, order.id),
      beginDeliveries(client, order.id, beginningOf(order, now)),
      byCards > 0 || order.kind === "REDEEM" ? catalogueOf(services, client, order) : undefined,
      order.kind === "REDEEM" ? brandsWithIssuer(client, order.storefront) : undefined,
      order.cartClosed || closePaidCart(client, order),
    );
    const elsewhere = await requestIssue(services, client, { order, lines, snapshot, brands });
    const ours = lines.filter(({ id }) => !elsewhere.lines.has(id));
    const activated = order.kind === "ACTIVATION" ? await activateOrder(services, client, order, now) : [];
    const notAfter = await inheritedDays(client, { order, lines: ours, byCards, snapshot });
    const [{ cards, unopened }, captured] = await pipelined(
      keepOrIssue(services, client, { order, lines: ours, notAfter }),
      byCards > 0 ? capture(client, order, byCards) : [],
      takeStock(client, order.id),
      sendOff(services, client, order, deliveries, elsewhere),
      acceptQuoteOf(services, client, order),
      order.customerType === "BUSINESS" && promiseInvoice(services, client, order.id),
    );
    await postTransactions(client, [
      ...(await payment.postings),
      ...captured,
      orderPosting(order, lines, { cards: [...cards, ...activated], elsewhere, unopened }),
    ]);
    await handOverBatchOf(client, order, now);
  },
  unauthenticated: (client, order) => delayGifts(client, order, services.clock.now()),
  covered: (client, { id }, byCards) => {
    const now = services.clock.now();
    return holdExactly(client, { order: id, amount: byCards, until: heldUntil(now) }, now);
  },
  waiting: (client, { id }, until) => extendHolds(client, id, heldUntil(until)),
  released: async (client, { id, kind }) => {
    if (kind === "ACTIVATION") await releaseActivation(client, id);
    await releaseStock(services, client, id);
    await releaseHolds(client, id);
  },
  revive: async (client, order) => {
    if (order.kind === "ACTIVATION") return holdAgain(client, order);
    const [lines] = await pipelined(readLines(client, order.id), lockCartOfOrder(client, order));
    const short = await holdStock(services, client, order.id, stockOf(lines));
    return short.length === 0;
  },
  refunded: async (client, order, { id: attemptId }) => {
    // A buyer who was forgotten since cannot be told.
    if (order.email === "") return;
    const job: RefundJob = { orderId: order.id, attemptId };
    await writeEmail(services, client, refundEmail, job);
  },
  takenBack: async (client, { id }) => {
    const lines = await cardLines(client, id);
    const [issued, activated, unopened] = await pipelined(
      blockCards(client, lines),
      blockActivated(client, id),
      blockGifts(client, id),
      failWaiting(client, id),
    );
    const blocked = issued + activated + unopened;
    if (blocked === 0) return;
    services.log.error({ order: id, blocked }, "cards were blocked, as their money was taken back");
    const job: BlockedJob = { orderId: id, cards: blocked, at: services.clock.now().toISOString() };
    await writeEmail(services, client, blockedEmail, job);
  },
  givenBack: async (client, { id }) => {
    await unblockCards(client, await cardLines(client, id));
    await unblockActivated(client, id);
    await unblockGifts(client, id);
  },
  awaitingTransfer: async (client, order, attempt) => {
    await closeCart(client, order);
    if (attempt === undefined || order.email === "") return;
    const job: TransferJob = { orderId: order.id, attemptId: attempt.id };
    await writeEmail(services, client, transferEmail, job);
  },
});
