import { defineView, required } from "@giftshop/page/view";
import { errorCodes } from "@giftshop/validation/error-codes";
import { businessRedeemShopPage } from "../pages.ts";
import { type ListSlots, loadChoice } from "../shop-page/load-choice.ts";
import { RedeemPageQuery } from "../shop-page/redeem-page.query.ts";
import { headingOf, RedeemShopPage } from "../shop-page/redeem-shop-page.tsx";

export const view = defineView({
  pages: [businessRedeemShopPage],
  ownMain: true,
  load: async (request) => {
    const { pageId } = request.parameters;
    const { redeemPage } = await request.ask(RedeemPageQuery, { pageId });
    if (!redeemPage.data && redeemPage.errors.some(({ code }) => code === errorCodes.pageNotFound)) return undefined;
    const company = required(redeemPage);
    const choice = await loadChoice(request, { pageId });
    return choice && { ...choice, company };
  },
  // A company's page is of this storefront alone.
  place: () => ({ route: "balanceCheck", parameters: {} }),
  metadata: ({ shop, page, data }) => ({ title: headingOf(shop, page, data.company), indexed: false }),
  view: ({ shop, page, parameters, filters, data }, { ProductList }: ListSlots) => (
    <RedeemShopPage shop={shop} page={page} count={data.total} company={data.company}>
      <ProductList
        shop={shop}
        products={data.products}
        filters={filters}
        scope={data.scope}
        source="redeem_overview"
        linkTo={(number, next) => shop.link("businessRedeemShop", { pageId: parameters.pageId, page: number }, next)}
        cardHref={data.cardHref}
      />
    </RedeemShopPage>
  ),
});
