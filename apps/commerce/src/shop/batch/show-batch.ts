import { getStorefront } from "@giftshop/storefront-config";
import { countDeliveries, readDeliveries, readOrder } from "../../money/order/index.ts";
import { type Money, moneyOf } from "../../platform/graphql/common.ts";
import type { Scope } from "../../platform/graphql/context.ts";
import { approvalById } from "../company/index.ts";
import { countOpenedGifts, giftsOfOrder } from "../gift/index.ts";
import { countRows, someRows } from "./rows-table.ts";
import type { Batch, BatchRow } from "./types.ts";

/** OPEN: rows come, or it can be ordered; WAITING: for somebody's yes; UNPAID; ORDERED: its gifts are on their way, or sent. */
export type BatchState = "OPEN" | "WAITING" | "UNPAID" | "ORDERED";

/** How far the gifts of an order have come. */
export interface BatchProgress {
  waiting: number;
  sent: number;
  opened: number;
  refused: number;
}

/** A batch as its owner sees it. */
export interface BatchView {
  id: string;
  state: BatchState;
  createdAt: string;
  message: string | null;
  fields: readonly string[];
  expected: number;
  received: number;
  good: number;
  bad: number;
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

/** A batch, its rows as they were judged, and how far its gifts have come. */
export const showBatch = async (batch: Batch, { services: { pool } }: Scope): Promise<BatchView> => {
  const order = batch.orderId === null ? undefined : await readOrder(pool, batch.orderId);
  const approval = batch.orderId !== null && order === undefined ? await approvalById(pool, batch.orderId) : undefined;
  const paid = order !== undefined && order.state !== "PENDING" && order.state !== "CANCELED";
  const [counts, faulty, first, states, opened] = await Promise.all([
    countRows(pool, batch.id),
    someRows(pool, batch.id, { faulty: true, most: mostFaulty }),
    someRows(pool, batch.id, { faulty: false, most: mostShown }),
    countDeliveries(pool, order?.id ?? batch.id),
    paid ? countOpenedGifts(pool, order.id) : 0,
  ]);
  const unpaid = order?.state === "PENDING";
  const state = paid ? "ORDERED" : approval?.state === "WAITING" ? "WAITING" : unpaid ? "UNPAID" : "OPEN";
  return {
    id: batch.id,
    state,
    createdAt: batch.createdAt.toISOString(),
    message: batch.message,
    fields: batch.fields,
    expected: batch.expected,
    received: batch.received,
    good: counts.good,
    bad: counts.bad,
    total: moneyOf(getStorefront(batch.storefront), counts.total),
    faulty,
    first,
    orderUuid: order?.id ?? null,
    orderNumber: order?.number ?? null,
    progress: paid
      ? {
          waiting: states.WAITING ?? 0,
          sent: states.SENT ?? 0,
          opened,
          refused: states.FAILED ?? 0,
        }
      : null,
  };
};

/** What became of one gift. */
export interface BatchReportRow {
  name: string;
  email: string;
  value: Money;
  state: "WAITING" | "SENT" | "OPENED" | "REFUSED";
  sentAt: Date | null;
}

/** What became of each gift of a batch that was ordered, in the order of its rows; nothing of any other. */
export const reportBatch = async (
  batch: Batch,
  { from, most }: { from: number; most: number },
  { services: { pool } }: Scope,
): Promise<BatchReportRow[]> => {
  if (batch.orderId === null) return [];
  const [deliveries, gifts] = await Promise.all([
    readDeliveries(pool, batch.orderId),
    giftsOfOrder(pool, batch.orderId),
  ]);
  const opened = new Set(gifts.filter(({ state }) => state === "OPENED").map((gift) => gift.package));
  const storefront = getStorefront(batch.storefront);
  return deliveries.slice(from, from + most).map((one) => ({
    name: one.recipientName ?? "",
    email: one.recipientEmail ?? "",
    value: moneyOf(storefront, one.faceValue),
    state: opened.has(one.package)
      ? "OPENED"
      : one.state === "FAILED"
        ? "REFUSED"
        : one.state === "SENT"
          ? "SENT"
          : "WAITING",
    sentAt: one.sentAt,
  }));
};
