import { graphql } from "@giftshop/graphql";
import type { Shop } from "@giftshop/storefront-config";
import { askCommerce } from "./ask-commerce.ts";

const PagePreviewQuery = graphql(`
  query PagePreview($userData: UserDataInput!, $token: String!) {
    pagePreview(userData: $userData, token: $token) {
      data {
        ...WrittenPage
      }
    }
  }
`);

/** The version that a preview link shows; `undefined` where the link is forged, spoilt or too old. Asked anew each time. */
export const loadPagePreview = async (shop: Shop, token: string) => {
  const { pagePreview } = await askCommerce(shop, PagePreviewQuery, { token }, { lifetime: 0, tags: [] });
  return pagePreview.data ?? undefined;
};
