import { defineView } from "@giftshop/page/view";
import { brandingOf } from "@giftshop/storefront-config/branding";
import { NotFoundPage } from "../not-found-page/not-found-page.tsx";
import { notFoundPage } from "../pages.ts";
import { stateTitles } from "../state-page/state-titles.ts";

/** What an unknown path leads to, with status 404. */
export const view = defineView({
  pages: [notFoundPage],
  place: () => ({ route: "home", parameters: {} }),
  metadata: ({ shop }) => ({ title: stateTitles(shop).notFound, indexed: false }),
  view: ({ shop }) => <NotFoundPage shop={shop} picture={brandingOf(shop.storefront).notFoundImage} />,
});
