import { graphql } from "@giftshop/graphql";
import type { Asking } from "@giftshop/page";
import { required } from "@giftshop/page/view";
import { type WrittenRoute, writtenRoutes } from "@giftshop/storefront-config";
import { errorCodes } from "@giftshop/validation";
import { writtenPageMetadata } from "./written-page-metadata.ts";

const WrittenPageQuery = graphql(`
  query WrittenPage($userData: UserDataInput!, $pageType: PageType!, $path: String) {
    page(userData: $userData, pageType: $pageType, path: $path) {
      data {
        ...WrittenPageMetadata
        ...WrittenPage
      }
      errors {
        code
        message
      }
    }
  }
`);

/**
 * A written page; `undefined` where nothing is published at its
 * address. `path` is empty where the route alone is the address.
 */
export const loadWrittenPage = async ({ ask }: Pick<Asking, "ask">, route: WrittenRoute, path: string) => {
  const { page } = await ask(WrittenPageQuery, { pageType: writtenRoutes[route], path });
  if (page.errors.some(({ code }) => code === errorCodes.pageNotFound)) return undefined;
  const data = required(page);
  return { page: data, metadata: writtenPageMetadata(data) };
};
