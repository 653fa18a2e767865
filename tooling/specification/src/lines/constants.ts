import { section } from "../line.ts";
import { files } from "./files.ts";

const { config, journeys, shop } = files;
const sources = "packages/analytics/src/layer/list-sources.test.ts";

export const constants = section("9 Constants and limits", {
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
  "the stream of a purchase, with values without VAT": [
    [`${journeys}analytics.spec.ts`, "with consent denied the stream fills in memory alone"],
    ["packages/analytics/src/order/sold-of.test.ts", "value, shipping and tax of a purchase come to what was charged"],
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
