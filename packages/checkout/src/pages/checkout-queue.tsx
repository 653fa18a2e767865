import { defineView } from "@giftshop/page/view";
import { CheckoutQueuePage } from "../checkout-queue/checkout-queue-page.tsx";
import { checkoutMessages } from "../messages.ts";
import { checkoutQueuePage } from "../pages.ts";

/** Sent by the front door in place of the checkout while that is full. */
export const view = defineView({
  pages: [checkoutQueuePage],
  ownMain: true,
  metadata: ({ shop }) => ({ title: checkoutMessages.in(shop)("queue.title"), indexed: false }),
  view: ({ shop }) => <CheckoutQueuePage shop={shop} />,
});
