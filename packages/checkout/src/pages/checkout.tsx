import { defineView } from "@giftshop/page/view";
import { CheckoutPage } from "../checkout-page/checkout-page.tsx";
import { checkoutMessages } from "../messages.ts";
import { checkoutPage } from "../pages.ts";

export const view = defineView({
  pages: [checkoutPage],
  ownMain: true,
  metadata: ({ shop }) => ({ title: checkoutMessages.in(shop)("page.title"), indexed: false }),
  view: ({ shop }) => <CheckoutPage shop={shop} />,
});
