import { type Proof, section } from "../line.ts";
import { files } from "./files.ts";

const { journeys, shell, shop } = files;
const modal = "packages/ui-kit/src/modal/modals.dom.test.ts";
const lists = "packages/analytics/src/watch/watch-lists.dom.test.ts";

const story = (path: string, name: string): Proof => [`packages/${path}.stories.tsx`, name];
const stores = `${shell}widgets/stores/store.test.ts`;
const select = "ui-kit/src/search-select/search-select";
const payment = "packages/checkout/src/payment-processing/follow-payment.test.ts";
const orders = `${shop}checkout/fulfilment/order-edges.test.ts`;
const { config } = files;

const parts = section("4 States of controls", {
  "button: disabled and loading take no press": [
    story("ui-kit/src/button/button", "Disabled"),
    story("ui-kit/src/button/button", "Loading"),
  ],
  "button: inert until the client has loaded": [story("ui-kit/src/button/client-button", "Inert")],
  "input: error": [story("ui-kit/src/text-field/text-field", "WithError")],
  "text area: what is left, and an error beyond": [
    story("ui-kit/src/text-area/text-area", "Empty"),
    story("ui-kit/src/text-area/text-area", "BeyondTheLimit"),
  ],
  "modal: the page does not scroll, Escape closes, focus comes back": [story("ui-kit/src/modal/modal", "Medium")],
  "modal: nothing closes it while loading": [story("ui-kit/src/modal/modal", "Loading")],
  "modal: optional back button": [story("ui-kit/src/modal/modal", "WithBack")],
  "modal: Escape is optional": [story("ui-kit/src/modal/modal", "NotDismissible")],
  "select: arrows wrap, Enter chooses and reports the id": [story(select, "ByKeyboard")],
  "select: choosing closes and clears the search": [story(select, "Searched")],
  "select: a press beside it closes": [story(select, "PressBeside")],
  "header menu closes 50 ms after the address changed": [
    [`${shell}header/close-menus/close-menus.dom.test.ts`, "a change of the address closes all, 50 ms later"],
  ],
  "logout disabled while in progress": [story("storefront/src/shell/header/account/account-menu", "LoggingOut")],
  "search: typing waits 200 ms, clearing empties": [
    ["packages/catalogue/src/search/dialog/searcher.test.ts", "asks once, 200 ms after the last key"],
    ["packages/catalogue/src/search/dialog/searcher.test.ts", "an emptied box has no answer at once"],
  ],
  "hand images take turns in a sequence of three": [
    ["packages/ui-kit/src/gift-card/hand-in-sequence.test.ts", "the three hands take turns, in their order"],
  ],
  "a loader stands where a part is loading": [
    ["packages/ui-kit/src/leaf/leaf.test.tsx", "the part takes the place of its skeleton once it is there"],
  ],
});

const ways = section("4 States and transitions", {
  "language form: another country brings its default language and currency": [
    [stores, "another country brings its default language"],
    story("storefront/src/shell/widgets/store-modal/store-form", "OtherCountry"),
  ],
  "language form: one language cannot be changed": [
    story("storefront/src/shell/widgets/store-modal/store-form", "OneLanguage"),
  ],
  "language form: any other page follows its link, else home": [
    [stores, "a fixed page of another country is its home, even where a link is known"],
    [stores, "any other page follows its own link, across countries too, and leads home without one"],
  ],
  "store banner: leads to the store of the visitor's country": [
    story("storefront/src/shell/widgets/store-banner/store-banner", "Belgian"),
  ],
  "identify, authentication, login, logout: each way by its table": [
    [`${config}identify/transitions.test.ts`, "the table has a row for each way"],
  ],
  "authenticated for an exchange: guest delivery where a postcode is missing": [
    ["packages/redeem/src/exchange/use-who-orders.test.tsx", "a parcel without a postcode in the profile is asked for"],
  ],
  "logout: a protected page is one of a list": [
    ["packages/account/src/session/after-log-out.test.ts", "orders, address book, data, login, register and password"],
  ],
  "logout clears what is personal": [
    ["packages/account/src/frame/while-signed-in.test.tsx", "what is personal is gone once nobody is signed in"],
  ],
  "redeem tab: asked before it is left": [
    ["packages/redeem/src/exchange/leave-warning.test.tsx", "while there is an exchange the browser asks before"],
  ],
  "lists: more while there are more, each once": [
    ["packages/catalogue/src/listing-page/merge-products.test.ts", "further pages are added in order and nothing is"],
    ["packages/catalogue/src/listing-page/merge-products.test.ts", "%j has more: %s"],
  ],
  "payment: processing, success, refused": [
    [payment, "a payment that settles on the third question leads to the confirmation"],
    [payment, "a refused one leads back to the checkout, saying why"],
  ],
  "payment: failed or given up, paid again or abandoned": [
    ["packages/checkout/src/confirmation/order-state.test.tsx", "an order that can be paid again leads there"],
  ],
  "redeem: balance left is shown, leaving cancels all": [
    [`${shop}redeem/redeem-money.test.ts`, "two cards become two of other brands and a donation without another"],
    [`${shop}redeem/redeem.test.ts`, "the end of an exchange empties its basket and forgets its token"],
  ],
  "order: its states move along a table": [[orders, "each edge that there is was taken"]],
  "order: given up and to be tried again is PENDING": [
    [`${shop}account/cards.test.ts`, "an order that was given up and can be tried again is PENDING in the list"],
  ],
});

const known = section("4 States and transitions", {
  "modal: 300 ms close animation": [[modal, "a modal stays for the 300 ms of its closing animation"]],
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

export const states = [...known, ...ways, ...parts];
