import { defineView } from "@giftshop/page/view";
import { redeemShopPage } from "../pages.ts";
import { type ListSlots, loadChoice } from "../shop-page/load-choice.ts";
import { headingOf, RedeemShopPage } from "../shop-page/redeem-shop-page.tsx";

export const view = defineView({
  pages: [redeemShopPage],
  ownMain: true,
  load: (request) => loadChoice(request, {}),
  metadata: ({ shop, page }) => ({ title: headingOf(shop, page, undefined), indexed: false }),
  view: ({ shop, page, filters, data }, { ProductList }: ListSlots) => (
    <RedeemShopPage shop={shop} page={page} count={data.total}>
      <ProductList
        shop={shop}
        products={data.products}
        filters={filters}
        scope={data.scope}
        source="redeem_overview"
        linkTo={(number, next) => shop.link("redeemShop", { page: number }, next)}
        cardHref={data.cardHref}
      />
    </RedeemShopPage>
  ),
});
