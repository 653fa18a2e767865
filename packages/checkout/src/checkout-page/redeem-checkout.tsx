import type { Shop } from "@giftshop/storefront-config";
import { checkoutMessages } from "../messages.ts";
import { CheckoutLeaf } from "./checkout-leaf.tsx";
import { CheckoutSkeleton } from "./checkout-skeleton.tsx";

/**
 * The checkout's form for the exchange of gift cards: delivery,
 * and payment of what the cards do not pay. Server component.
 */
export const RedeemCheckout = ({ shop }: { shop: Shop }) => {
  const t = checkoutMessages.in(shop);
  return (
    <CheckoutLeaf
      redeem
      shop={shop.data}
      words={checkoutMessages.words(shop)}
      skeleton={<CheckoutSkeleton label={t("page.loading")} />}
    />
  );
};
