import { defineView, whereSold } from "@giftshop/page/view";
import { productPage } from "../pages.ts";
import { loadProduct } from "./load-product.ts";
import { productGraph, productView, productWords } from "./product-view.tsx";
import type { ProductSlots } from "./written-slots.ts";

export const view = defineView({
  pages: [productPage],
  load: (request) => loadProduct(request, request.parameters.product),
  metadata: (asked) => ({
    ...productWords(asked),
    partners: whereSold<"product">(asked.data.product.soldIn, asked.parameters),
  }),
  graph: productGraph,
  view: (asked, slots: ProductSlots) => productView(asked, slots),
});
