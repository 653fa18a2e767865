import { type OrderRecord, readLines, readOrder } from "../../money/order/index.ts";
import { Failure } from "../../platform/failure.ts";
import type { Scope } from "../../platform/graphql/context.ts";
import { viewOf } from "../catalogue/snapshot/view.ts";
import { findByToken } from "./find-request.ts";
import { type ReviewRecord, reviewsOfOrder } from "./reviews-table.ts";

/** Something of the order that can be reviewed. */
export interface ReviewedItem {
  /** Its path, which names it in `writeReview`. */
  product: string;
  title: string;
  imageUrl: string;
  imageAlt: string;
  backgroundColor: string;
  review: ReviewRecord | undefined;
}

/** What the page of a review link shows. */
export interface RequestView {
  orderNumber: string;
  /** The name that reviews are signed with. */
  author: string;
  items: readonly ReviewedItem[];
}

const reviewed: ReadonlySet<string> = new Set(["GIFTCARD", "DONATION", "GIFTCARD_BLANK"]);

const itemsOf = async (order: OrderRecord, scope: Scope): Promise<ReviewedItem[]> => {
  const { pool } = scope.services;
  const [lines, reviews, { snapshot }] = await Promise.all([
    readLines(pool, order.id),
    reviewsOfOrder(pool, order.id),
    viewOf(scope),
  ]);
  const items = new Map<string, ReviewedItem>();
  for (const { kind, variation, title, imageUrl, imageAlt, backgroundColor } of lines) {
    const product = variation === null ? undefined : snapshot.byVariation.get(variation)?.product.path;
    if (product === undefined || !reviewed.has(kind) || items.has(product)) continue;
    const review = reviews.find((one) => one.product === product);
    items.set(product, { product, title, imageUrl, imageAlt, backgroundColor, review });
  }
  return [...items.values()];
};

/**
 * The order behind a link, and what of it can be reviewed. Throws 2204,
 * also where nobody knows any more whose the order was, and 1002.
 */
export const openRequest = async (token: string, scope: Scope): Promise<{ order: OrderRecord; view: RequestView }> => {
  const { orderId } = await findByToken(token, scope);
  const order = await readOrder(scope.services.pool, orderId);
  if (order === undefined || order.forgotten) throw new Failure("linkInvalid", "token");
  const items = await itemsOf(order, scope);
  return { order, view: { orderNumber: order.number, author: order.firstName, items } };
};
