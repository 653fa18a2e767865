import { defineView } from "@giftshop/page/view";
import { ChoiceAnswers, ChoiceSection } from "../choice-page/choice-section.tsx";
import { choiceCardPage } from "../pages.ts";
import { loadProduct } from "./load-product.ts";
import { productGraph, productView, productWords } from "./product-view.tsx";
import type { ProductSlots } from "./written-slots.ts";

export const view = defineView({
  pages: [choiceCardPage],
  // Commerce knows the choice card by the last segment of its address in the language of the shop.
  load: (request) => loadProduct(request, request.shop.link("choiceCard").split("/").at(-2) ?? ""),
  metadata: productWords,
  graph: productGraph,
  view: (asked, slots: ProductSlots) =>
    productView(asked, slots, {
      about: <ChoiceSection shop={asked.shop} product={asked.data.product} />,
      answers: <ChoiceAnswers shop={asked.shop} product={asked.data.product} />,
    }),
});
