import { readFragment } from "@giftshop/graphql";
import { defineView, required } from "@giftshop/page/view";
import { errorCodes } from "@giftshop/validation/error-codes";
import { ExchangeProductFragment, ExchangeProductQuery } from "../exchange/calls/queries.ts";
import { CardInfoPage } from "../info-page/card-info-page.tsx";
import { redeemCardInfoPage } from "../pages.ts";

export const view = defineView({
  pages: [redeemCardInfoPage],
  ownMain: true,
  load: async ({ ask, parameters }) => {
    const { product } = await ask(ExchangeProductQuery, { path: parameters.pageId });
    if (!product.data && product.errors.some(({ code }) => code === errorCodes.productNotFound)) return undefined;
    return readFragment(ExchangeProductFragment, required(product));
  },
  // Another storefront may not have it: other languages lead to where an exchange begins.
  place: () => ({ route: "balanceCheck", parameters: {} }),
  metadata: ({ data }) => ({ title: data.title, description: data.description, indexed: false }),
  view: ({ shop, data }) => <CardInfoPage shop={shop} product={data} />,
});
