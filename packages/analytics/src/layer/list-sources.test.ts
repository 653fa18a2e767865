import { expect, test } from "@jest/globals";
import { eventNames } from "./events.ts";
import { listSources, namedList } from "./list-sources.ts";

test("the fourteen events and the thirteen lists of section 9", () => {
  expect(eventNames.join(", ")).toBe(
    "add_payment_info, add_shipping_info, add_to_cart, begin_checkout, form_submit_quotation, login, page_view, purchase, search, select_item, select_item_variant, view_cart, view_item, view_item_list",
  );
  expect(listSources.map((source) => namedList(source).item_list_name).join(", ")).toBe(
    "blog article, category overview, header menu, landing page, most chosen home page, products overview, related cards, similar products, promoted gift cards, redeem overview, reorder overview, search results, search suggestions",
  );
});
