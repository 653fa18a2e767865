import { defineView } from "@giftshop/page/view";
import type { Shop } from "@giftshop/storefront-config";
import type { ComponentType } from "react";
import { BasketPage } from "../basket-page/basket-page.tsx";
import { basketMessages } from "../messages.ts";
import { basketPage } from "../pages.ts";

/** What the catalogue gives the basket. */
interface BasketSlots {
  PopularCards: ComponentType<{ shop: Shop }>;
}

export const view = defineView({
  pages: [basketPage],
  metadata: ({ shop }) => ({ title: basketMessages.in(shop)("title"), indexed: false }),
  view: ({ shop }, { PopularCards }: BasketSlots) => (
    <BasketPage shop={shop} suggestions={<PopularCards shop={shop} />} />
  ),
});
