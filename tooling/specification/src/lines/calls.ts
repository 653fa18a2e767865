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
  "operations by their names, with what they are asked": [
    ["packages/graphql/src/specified-names.test.ts", "%s has the operations of the specification, with what they ask"],
  ],
  "GET /ip": [[`${commerce}entries/control-characters.test.ts`, "/ip takes any header"]],
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
    [`${journeys}consent.spec.ts`, "nothing is agreed to before somebody says so"],
  ],
});

export const calls = [...roles, ...operations];
