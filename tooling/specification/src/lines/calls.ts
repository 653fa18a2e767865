import { section } from "../line.ts";
import { files } from "./files.ts";

const { commerce, journeys, shop } = files;

const roles = section("6 Roles and permissions", {
  "a confirmation shows a stranger nothing personal": [
    [`${journeys}buying/more-than-one.spec.ts`, "somebody else's browser sees nothing personal of an order"],
  ],
  "redeem user holds a token for half an hour": [
    [`${commerce}platform/graphql/redeem-session.test.ts`, "each use makes it last half an hour more"],
  ],
});

const who = section("6 Roles and permissions", {
  "an account's calls are its owner's alone": [
    [`${shop}account/matrix.test.ts`, "what the owner reads is what the others were asked for"],
    [`${shop}account/orders/owners.test.ts`, "no operation of accounts is missing here"],
  ],
  "guest buyer, optional business order": [
    [`${journeys}buying/who-is-ordering.spec.ts`, "a guest's email goes along to the checkout"],
    [`${journeys}account/after-the-order.spec.ts`, "a German company pays by card"],
  ],
  "logged-in customer skips identify": [
    [`${journeys}buying/who-is-ordering.spec.ts`, "who has an account logs in on the way, comes back to the checkout"],
  ],
  "a toggle picks modal or page": [
    ["packages/account/src/identify/identify-dialog.test.tsx", "where the storefront does not ask, a guest orders at"],
  ],
});

const operations = section("7 The calls it makes", {
  deleteGiftcardPackageGroup: [[`${shop}basket/basket.test.ts`, "one package goes, or a whole shipment"]],
  "userLogin, checkUserExist": [
    [`${shop}account/account.test.ts`, "an unknown email and a wrong password get one answer"],
    [`${shop}account/account.test.ts`, "checkUserExist answers behind a captcha"],
  ],
  search_v1: [[`${shop}search/operations.test.ts`, "products and categories are found in groups"]],
  getBlocksQueue: [[`${shop}content/content.test.ts`, "a queue gives the blocks of the terms that are asked"]],
  "products with taxonomy filters": [
    [`${shop}catalogue/catalogue.test.ts`, "filters take the two vocabularies and drop empty groups"],
  ],
  "products(filterByPage) asked by pages": [
    [
      "packages/catalogue/src/pages/load-category.test.ts",
      "the first page of a category asks for the products of the page that owns the list, at once",
    ],
    [
      "packages/catalogue/src/category-page/scope-of.test.ts",
      "products of a category are asked for as those of the page that owns the list",
    ],
  ],
  userLogout: [
    [`${shop}account/account.test.ts`, "somebody registers, verifies the email by signing in with its link"],
  ],
  "getUserInfo: profile and address book": [
    [`${shop}account/account.test.ts`, "profile and address book are the owner's, judged and versioned"],
  ],
  "cartQuantity and cartV2": [
    [`${shop}basket/basket.test.ts`, "a basket that nothing was put in is empty and needs no visitor"],
    [`${shop}basket/basket.test.ts`, "an order of somebody else is not found"],
  ],
  redeemOrder: [[`${shop}redeem/redeem.test.ts`, "an exchange takes cards of a kind, says what is left"]],
  getLocationAddressSuggestions: [
    [`${shop}location/suggestions.test.ts`, "%s is completed as people write it"],
    [`${shop}location/suggestions.test.ts`, "a page of them at once"],
  ],
  "place-order, once for one key": [
    [`${shop}checkout/placing/place-order.test.ts`, "the same key answers the same order for ever"],
  ],
  "create account on order": [
    [`${shop}account/orders/create-on-order.test.ts`, "a guest's order makes an account that is not verified"],
  ],
  "forgot and change password": [
    [`${shop}account/account.test.ts`, "a reset link sets a password once, in its own shop, within 30 minutes"],
  ],
  "redirect to the provider, its method and bank": [
    ["packages/checkout/src/payment-choice/payment-choice.stories.tsx", "WithBanks"],
    [`${shop}checkout/placing/place-order.test.ts`, "a bank that the method does not offer is refused"],
  ],
  "products on redeem pages": [
    [`${shop}redeem/redeem-http.test.ts`, "the listing of an exchange has what cards are exchanged for"],
  ],
  "header menu: products of a page type": [
    [`${shop}content/content.test.ts`, "products are those that a field of a page names"],
  ],
  "operations by their names, with what they are asked": [
    ["packages/graphql/src/specified-names.test.ts", "%s has the operations of the specification, with what they ask"],
  ],
  "GET /ip": [
    [`${commerce}entries/control-characters.test.ts`, "/ip takes any header"],
    [`${commerce}platform/http/ip-route.test.ts`, "an address has the country that it was given out in"],
  ],
  "a page calls for its own storefront alone": [
    [
      `${commerce}platform/http/transport.test.ts`,
      "a page of another origin is refused, its own and a server are answered",
    ],
  ],
  "authorization when configured": [
    [
      "packages/storefront/server/front-door-calls.test.ts",
      "where commerce asks for it, a visitor's call says what storefronts say, whatever the visitor said",
    ],
    [`${commerce}platform/http/transport.test.ts`, "where storefronts say who they are, nobody else is answered"],
  ],
  "gift card payment add and check": [
    [`${shop}redeem/payment/gift-card-payment.test.ts`, "a card is checked, added once and removed"],
  ],
  "create activation order": [
    [`${shop}checkout/placing/activation.test.ts`, "of a file each card is answered by itself"],
  ],
  "analytics pushed to a data layer, not a backend": [
    ["packages/analytics/src/layer/follow-layer.dom.test.ts", "who comes late hears of what was before, too"],
    [
      "packages/analytics/src/forward/forward.dom.test.ts",
      "before consent nothing leaves, and nobody is asked anything",
    ],
    [
      `${journeys}analytics.spec.ts`,
      "with consent denied the stream fills in memory alone: no request, and nothing stored",
    ],
  ],
  "cookie-consent settings opened via a browser object": [
    ["packages/storefront/src/shell/widgets/consent/consent-widget.stories.tsx", "ByBrowserObject"],
  ],
});

export const calls = [...roles, ...who, ...operations];
