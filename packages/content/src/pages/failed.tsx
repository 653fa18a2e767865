import { cachedWith, definePage } from "@giftshop/page";
import { defineView } from "@giftshop/page/view";
import { ErrorPage } from "../error-page/error-page.tsx";
import { stateTitles } from "../state-page/state-titles.ts";

/**
 * Asked for by the front door when a page could not be made,
 * or while commerce is away. Needs nothing of commerce.
 */
export const view = defineView({
  pages: [
    definePage({ route: "home", folder: "failed", hydration: "deferred", cache: cachedWith(3600), sitemap: "none" }),
  ],
  metadata: ({ shop }) => ({ title: stateTitles(shop).error, indexed: false }),
  view: ({ shop }) => <ErrorPage shop={shop} />,
});
