import { graphql } from "@giftshop/graphql";
import type { Shop } from "@giftshop/storefront-config";
import { askingFor } from "../../../../../ask-commerce.ts";

const PagePreviewQuery = graphql(`
  query PagePreview($userData: UserDataInput!, $token: String!) {
    pagePreview(userData: $userData, token: $token) {
      data {
        ...WrittenPage
      }
    }
  }
`);

/**
 * The version that a preview link shows; `undefined` where the
 * link is forged, spoilt or too old. Asked anew each time.
 */
export const loadPagePreview = async (shop: Shop, token: string) => {
  const { pagePreview } = await askingFor(shop)(PagePreviewQuery, { token });
  return pagePreview.data ?? undefined;
};
