import type { Shop } from "@giftshop/storefront-config";
import { PageFrame } from "../frame/page-frame.tsx";
import { checkoutMessages } from "../messages.ts";
import { CheckoutLeaf } from "./checkout-leaf.tsx";
import { CheckoutSkeleton } from "./checkout-skeleton.tsx";

export interface CheckoutPageProps {
  shop: Shop;
}

/**
 * The checkout, without the shop's header and footer. Server component, the same for
 * everybody: the basket, and the query (`error`, `order`), are read in the browser.
 */
export const CheckoutPage = ({ shop }: CheckoutPageProps) => {
  const t = checkoutMessages.in(shop);
  return (
    <PageFrame
      title={t("page.title")}
      back={{ href: shop.link("basket"), label: t("page.back") }}
      noScript={t("page.noScript")}
    >
      <CheckoutLeaf
        shop={shop.data}
        words={checkoutMessages.words(shop)}
        skeleton={<CheckoutSkeleton label={t("page.loading")} />}
      />
    </PageFrame>
  );
};
