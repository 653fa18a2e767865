import { section } from "../line.ts";
import { files } from "./files.ts";

const { journeys, shell, shop } = files;
const modal = "packages/ui-kit/src/modal/modals.dom.test.ts";
const lists = "packages/analytics/src/watch/watch-lists.dom.test.ts";

export const states = section("4 States and transitions", {
  "modal: 300 ms close animation": [[modal, "a modal stays until its closing animation is over"]],
  "store banner: closing snoozes 2 days": [
    [`${shell}widgets/store-banner/propose-store.test.ts`, "closed, it stays away for two days, and nobody is asked"],
  ],
  "language form: same page, else home when the country changed": [
    [
      `${journeys}locations/stores.spec.ts`,
      "the form for language and country leads to the same page in another language",
    ],
  ],
  "identify user on the way to the checkout": [
    [
      `${journeys}buying/who-is-ordering.spec.ts`,
      "who has an account logs in on the way, comes back to the checkout with the basket",
    ],
    [`${journeys}buying/who-is-ordering.spec.ts`, "a guest's email goes along to the checkout"],
  ],
  "logout on a protected page goes home": [
    [`${journeys}account/account.spec.ts`, "an account: register, confirm by the link of the email"],
  ],
  "retry payment": [
    [`${shop}checkout/payments/late-payments.test.ts`, "whoever presses again after the fifth try is led to why"],
  ],
  "cart quantity: the last wish wins": [
    ["packages/basket/src/quantity/gathering-pause.test.tsx", "presses are gathered for a moment"],
    [`${shop}basket/basket.test.ts`, "a quantity is absolute and bound to the version that was seen"],
  ],
  "product lists load more, merged and de-duplicated": [
    [`${journeys}locations/locations.spec.ts`, "more places join the list, each once"],
  ],
  "payment: pending bank transfer": [
    [`${journeys}buying/orders-of-one-tab.spec.ts`, "behind a promised bank transfer another basket is another order"],
  ],
  "payment: failed, paid after all": [
    [`${journeys}buying/payment-comes-to-nothing.spec.ts`, "a payment that was left open is waited for"],
  ],
  "redeem: without an exchange its pages say so": [
    [`${journeys}redeem.spec.ts`, "without an exchange its pages say so, and lead to the balance check"],
  ],
  "view-item-list batched, sent 1 s after the last item": [
    [lists, "products of which half is seen are told together, a second after the last, counted from 1"],
  ],
  "item position counted from 1, also on further pages": [[lists, "further pages count on"]],
  "visibility threshold 0.5": [
    [lists, "products of which half is seen are told together, a second after the last, counted from 1"],
  ],
  "search tracked with count": [
    ["packages/catalogue/src/search/search-event.test.ts", "a search is told with what it found"],
    ["packages/catalogue/src/search/dialog/search-news.dom.test.ts", "letters on the way are no searches"],
  ],
});
