import { readOrder } from "../../money/order/index.ts";
import { email } from "../../platform/outbox/email.ts";
import { tokenOfLink } from "./link.ts";
import { requestOfOrder } from "./requests-table.ts";

/** A buyer is to be asked how the gifts of an order were. */
interface ReviewJob {
  orderId: string;
}

/** Asks, once, for reviews of an order, unless nobody knows any more whose it was, or its money went back. */
export const reviewEmail = email("review-request", {
  facts: async ({ pool, environment }, { orderId }: ReviewJob) => {
    const [order, request] = await Promise.all([readOrder(pool, orderId), requestOfOrder(pool, orderId)]);
    if (!order || order.forgotten || order.email === "" || order.state !== "COMPLETED" || !request?.link)
      return undefined;
    return { order, token: tokenOfLink(environment, request.link) };
  },
  template: async () => (await import("./compose-review.ts")).composeReview,
  nameOf: async (db, { orderId }: ReviewJob) => (await readOrder(db, orderId))?.number,
  mayBeRefused: true,
});
