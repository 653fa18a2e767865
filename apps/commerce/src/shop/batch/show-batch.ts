import { getStorefront } from "@giftshop/storefront-config";
import { countDeliveries, type DeliveryState, readDeliveries, readOrder } from "../../money/order/index.ts";
import { type Money, moneyOf } from "../../platform/graphql/common.ts";
import type { Scope } from "../../platform/graphql/context.ts";
import { priceBasket } from "../basket/index.ts";
import { readView } from "../catalogue/snapshot/view.ts";
import { approvalById } from "../company/index.ts";
import { bouncesOf, countOpenedGifts, giftsOfOrder } from "../gift/index.ts";
import { batchLines } from "./batch-lines.ts";
import { countRows, goodRows, someRows } from "./rows-table.ts";
import type { Batch, BatchDelivery, BatchRow } from "./types.ts";

/**
 * OPEN: rows come, or it can be ordered; WAITING: for somebody's
 * yes; UNPAID; ORDERED: its gifts are on their way, or sent.
 */
export type BatchState = "OPEN" | "WAITING" | "UNPAID" | "ORDERED";

/** How far the gifts of an order have come. */
export interface BatchProgress {
  waiting: number;
  sent: number;
  opened: number;
  /** No mail server took it. */
  refused: number;
  /** A mail server took it, and sent it back. */
  bounced: number;
}

/** A batch as its owner sees it. */
export interface BatchView {
  id: string;
  state: BatchState;
  createdAt: string;
  delivery: BatchDelivery;
  /** What each of its gifts is. */
  variation: number;
  senderName: string | null;
  message: string | null;
  fields: readonly string[];
  expected: number;
  received: number;
  good: number;
  bad: number;
  /** Postage of what is posted; within `total`. */
  shipping: Money;
  total: Money;
  /** The first that cannot be ordered. */
  faulty: readonly BatchRow[];
  /** The first of all, so that one sees what was understood. */
  first: readonly BatchRow[];
  orderUuid: string | null;
  orderNumber: string | null;
  progress: BatchProgress | null;
}

/** Rows with a fault that a page shows at a time, and of those as they were understood. */
const mostFaulty = 200;
const mostShown = 5;

/** What the parcels of a batch cost, minor units: those of one address are one. */
const postageOf = async (batch: Batch, { services }: Scope): Promise<number> => {
  if (batch.delivery !== "POST") return 0;
  const storefront = getStorefront(batch.storefront);
  const { snapshot, now } = await readView(services, { storefront, language: batch.language });
  const sold = snapshot.byVariation.get(batch.variation);
  return sold ? priceBasket(batchLines(sold, await goodRows(services.pool, batch.id)), storefront, now).shipping : 0;
};

/** A batch, its rows as they were judged, and how far its gifts have come. */
export const showBatch = async (batch: Batch, scope: Scope): Promise<BatchView> => {
  const { pool } = scope.services;
  const order = batch.orderId === null ? undefined : await readOrder(pool, batch.orderId);
  const approval = batch.orderId !== null && order === undefined ? await approvalById(pool, batch.orderId) : undefined;
  const paid = order !== undefined && order.state !== "PENDING" && order.state !== "CANCELED";
  const [counts, faulty, first, states, opened, bounced, postage] = await Promise.all([
    countRows(pool, batch.id),
    someRows(pool, batch.id, { faulty: true, most: mostFaulty }),
    someRows(pool, batch.id, { faulty: false, most: mostShown }),
    countDeliveries(pool, order?.id ?? batch.id),
    paid ? countOpenedGifts(pool, order.id) : 0,
    paid ? readDeliveries(pool, order.id).then((all) => bouncesOf(pool, all)) : new Set(),
    postageOf(batch, scope),
  ]);
  const storefront = getStorefront(batch.storefront);
  const unpaid = order?.state === "PENDING";
  const state = paid ? "ORDERED" : approval?.state === "WAITING" ? "WAITING" : unpaid ? "UNPAID" : "OPEN";
  return {
    id: batch.id,
    state,
    createdAt: batch.createdAt.toISOString(),
    delivery: batch.delivery,
    variation: batch.variation,
    senderName: batch.senderName,
    message: batch.message,
    fields: batch.fields,
    expected: batch.expected,
    received: batch.received,
    good: counts.good,
    bad: counts.bad,
    shipping: moneyOf(storefront, postage),
    total: moneyOf(storefront, counts.total + postage),
    faulty,
    first,
    orderUuid: order?.id ?? null,
    orderNumber: order?.number ?? null,
    progress: paid
      ? {
          waiting: (states.WAITING ?? 0) + (states.PREPARING ?? 0),
          sent: states.SENT ?? 0,
          opened,
          refused: states.FAILED ?? 0,
          bounced: bounced.size,
        }
      : null,
  };
};

/** What became of one gift. */
export interface BatchReportRow {
  name: string;
  email: string;
  value: Money;
  state: "WAITING" | "SENT" | "OPENED" | "REFUSED" | "BOUNCED";
  sentAt: Date | null;
}

/** A gift that was opened arrived, whatever a mail server said of its email. */
const stateOfGift = (state: DeliveryState, isOpened: boolean, isBounced: boolean): BatchReportRow["state"] => {
  if (isOpened) return "OPENED";
  if (isBounced) return "BOUNCED";
  if (state === "FAILED") return "REFUSED";
  return state === "SENT" ? "SENT" : "WAITING";
};

/** What became of each gift of a batch that was ordered, in the order of its rows; nothing of any other. */
export const reportBatch = async (
  batch: Batch,
  { from, most }: { from: number; most: number },
  { services: { pool } }: Scope,
): Promise<BatchReportRow[]> => {
  if (batch.orderId === null) return [];
  const deliveries = await readDeliveries(pool, batch.orderId);
  const [gifts, bounced] = await Promise.all([giftsOfOrder(pool, batch.orderId), bouncesOf(pool, deliveries)]);
  const opened = new Set(gifts.filter(({ state }) => state === "OPENED").map((gift) => gift.package));
  const storefront = getStorefront(batch.storefront);
  return deliveries.slice(from, from + most).map((one) => ({
    name: one.recipientName ?? "",
    email: one.recipientEmail ?? "",
    value: moneyOf(storefront, one.faceValue),
    state: stateOfGift(one.state, opened.has(one.package), bounced.has(one.package)),
    sentAt: one.sentAt,
  }));
};
