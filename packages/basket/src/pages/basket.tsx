import { defineView } from "@giftshop/page/view";
import { BasketPage } from "../basket-page/basket-page.tsx";
import { basketMessages } from "../messages.ts";
import { basketPage } from "../pages.ts";

export const view = defineView({
  pages: [basketPage],
  metadata: ({ shop }) => ({ title: basketMessages.in(shop)("title"), indexed: false }),
  view: ({ shop }) => <BasketPage shop={shop} />,
});
