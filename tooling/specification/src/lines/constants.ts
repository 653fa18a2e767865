import { section } from "../line.ts";
import { files } from "./files.ts";

const { config, journeys, shop } = files;
const sources = "packages/analytics/src/layer/list-sources.test.ts";

export const constants = section("9 Constants and limits", {
  "store id 98, country FR, language fr, currency EUR": [
    [`${config}storefronts/storefronts.test.ts`, "thirty-three storefronts, each with its own id, host and name"],
  ],
  "Apple gift cards: 500 euro an order": [
    ["tooling/seed/src/catalogue/make-catalogue.test.ts", "Apple is limited to 500 EUR an order"],
  ],
  "16 products a page, 17 on a small desktop": [
    ["packages/catalogue/src/listing-page/merge-products.test.ts", "only a full first page with something behind it"],
  ],
  "top products of a page: four": [
    [`${shop}catalogue/catalogue.test.ts`, "a category shows its top products, four at most"],
  ],
  "header and footer on a phone: six categories, four payment logos": [
    ["packages/storefront/src/shell/section-nine.css.test.ts", "a phone shows four payment logos and six categories"],
  ],
  "selling points: 3000 ms, 0.6 s": [
    ["packages/storefront/src/shell/section-nine.css.test.ts", "selling points take turns every three seconds"],
  ],
  "form error delay": [
    ["packages/ui-kit/src/form/use-shown-error.test.tsx", "while somebody mends it, its error is gone; 600 ms after"],
  ],
  "payment methods by storefront, each for the sums that it takes": [
    [`${config}payments/payment-amounts.test.ts`, "%s in %s takes %i: %s"],
    [`${shop}checkout/payments/payment-methods.test.ts`, "a method that does not take the sum makes no order"],
  ],
  "gclid is kept for 90 days": [
    ["packages/analytics/src/click-id/keep-click-id.dom.test.ts", "a click of long ago is forgotten"],
  ],
  "balance over 150 split across several cards": [
    [
      `${shop}checkout/placing/place-order.test.ts`,
      "a gift of 155 to somebody else becomes two cards, one e-mail and a balanced book",
    ],
  ],
  "doubler prize at most 150": [
    [`${config}doubler/doubler-terms.test.ts`, "the prize is the balance at entry, at most 150"],
  ],
  "the fourteen events and the thirteen list sources": [
    [sources, "the fourteen events and the thirteen lists of section 9"],
  ],
  "the stream of a purchase, in every storefront, with values without VAT": [
    ["tooling/e2e/src/streams/streams.dom.test.ts", "%s tells what is written for it"],
    [`${journeys}analytics.spec.ts`, "with consent denied the stream fills in memory alone"],
    ["packages/analytics/src/order/sold-of.test.ts", "value, shipping and tax of a purchase come to what was charged"],
  ],
  "what counts comes late and weighs 6 kB at most": [
    [
      "packages/storefront/src/shell/widgets/late-weight.test.ts",
      "what fills and forwards the data layer, all that it imports with it, is sent as 6 kB at most",
    ],
  ],
  "a purchase is told once": [
    [
      `${shop}figures/claim-purchase.test.ts`,
      "of many who tell a purchase at once, one is first, and it is counted once",
    ],
    ["packages/analytics/src/forward/forward.dom.test.ts", "a purchase leaves once commerce has not counted it before"],
  ],
  "reviews: asked for with consent, verified by order, averaged from five on": [
    [
      `${shop}review/review.test.ts`,
      "who agreed to it is asked once, by day, a week after everything was delivered, over several workers",
    ],
    [`${shop}review/review.test.ts`, "a review is the order's, is read before it is shown"],
    [`${shop}review/review.test.ts`, "an average is shown from five reviews on"],
  ],
});
