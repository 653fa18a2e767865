import { defineView } from "@giftshop/page/view";
import type { Shop } from "@giftshop/storefront-config";
import type { ReactNode } from "react";
import { RedeemCheckoutPage } from "../checkout-page/redeem-checkout-page.tsx";
import { exchangeMessages } from "../exchange/exchange-words.ts";
import { redeemCheckoutPage } from "../pages.ts";

/** The form of the checkout, which another feature draws. */
export interface CheckoutSlots {
  RedeemCheckout(props: { shop: Shop }): ReactNode;
}

export const view = defineView({
  pages: [redeemCheckoutPage],
  ownMain: true,
  metadata: ({ shop }) => ({ title: exchangeMessages.in(shop)("checkout.title"), indexed: false }),
  view: ({ shop }, { RedeemCheckout }: CheckoutSlots) => (
    <RedeemCheckoutPage shop={shop}>
      <RedeemCheckout shop={shop} />
    </RedeemCheckoutPage>
  ),
});
