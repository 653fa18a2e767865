import { defineView, organization, sharePageOf, webSite } from "@giftshop/page/view";
import type { Shop } from "@giftshop/storefront-config";
import type { ComponentType } from "react";
import type { HeartSlot } from "../home-page/heart-slot.ts";
import { homeMetadata, homeSearchLabel } from "../home-page/home-metadata.ts";
import { HomePage } from "../home-page/home-page.tsx";
import { homePage } from "../pages.ts";
import { loadHome } from "./load-home.ts";

/** What the catalogue gives the home page. */
interface HomeSlots {
  SearchBox: ComponentType<{ shop: Shop; label: string }>;
  Heart: HeartSlot;
}

export const view = defineView({
  pages: [homePage],
  load: loadHome,
  metadata: ({ shop, data: { totalItems, pageId } }) => ({
    ...homeMetadata(shop, totalItems),
    picture: sharePageOf(shop, pageId),
  }),
  graph: (asked) => [organization(asked), webSite(asked)],
  view: ({ shop, data: { products, categories, moments, blocks } }, { SearchBox, Heart }: HomeSlots) => (
    // The header has a search box too: this one has a name of its own.
    <HomePage
      {...{ shop, products, categories, moments, blocks, Heart }}
      search={<SearchBox shop={shop} label={homeSearchLabel(shop)} />}
    />
  ),
});
