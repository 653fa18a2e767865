import { section } from "../line.ts";
import { files } from "./files.ts";

const { commerce, config, money, shop } = files;
const names = "packages/graphql/src/specified-names.test.ts";

export const entities = section("3 Entities and their fields", {
  "packages hold items of the specified kinds": [
    [`${shop}basket/order-items.test.ts`, "what a package holds says what it is, of which product"],
  ],
  "cart: shipments, packages, groupedTotals, totals": [
    [`${shop}basket/basket.test.ts`, "digital and physical part, and what is posted costs postage with its VAT"],
  ],
  "delivery modes DEFAULT, SINGLE, SPLIT": [
    [`${shop}basket/price-basket.test.ts`, "a shipment has one kind, an e-mailed one has one recipient"],
  ],
  countriesCombinations: [
    [`${config}store/store-data.test.ts`, "every country is listed once, with its languages and their homes"],
  ],
  "store data answered by an operation (paymentIcons, menus, logos)": [
    [`${shop}store/store.test.ts`, "a storefront that nobody has edited says what its record does"],
    [`${shop}store/store.test.ts`, "menus come with the seed, in the language that is asked"],
  ],
  "page metadata: hreflang tags": [
    [
      "packages/storefront/src/metadata/alternates.test.ts",
      "a group speaks of itself alone, with one page for a locale",
    ],
  ],
  "page metadata: titles that say what is sold": [
    ["packages/catalogue/src/product-page/product-metadata.test.ts", "the title of a gift card says what is sold"],
    ["packages/catalogue/src/category-page/category-metadata.test.ts", "the title says what is sold in it"],
    ["packages/content/src/page-list/page-list.test.tsx", "an occasion is found by what is given for it"],
  ],
  "page metadata: keywords, nofollow": [
    [`${shop}content/content.test.ts`, "keywords, and that links are not followed, are said of the page that says so"],
  ],
  "collection cb_api_giftcard_promotions": [
    [
      `${shop}catalogue/catalogue.test.ts`,
      "a product that is put above the others is in the collection of promotions, by which no list is filtered",
    ],
  ],
  "product kinds by their names": [
    [
      `${shop}catalogue/catalogue.test.ts`,
      "a product is a gift card's or a donation, and names the values it is sold at",
    ],
  ],
  "types GiftcardProduct and DonationProduct with fixedValues": [
    [
      `${shop}catalogue/catalogue.test.ts`,
      "a product is a gift card's or a donation, and names the values it is sold at",
    ],
  ],
  "gift card: 19-digit number, 6-digit PIN, balance, expiry, value": [
    [`${money}giftcard/giftcard.test.ts`, "a card is found by its number and PIN, pasted with spaces and dashes too"],
    [`${money}giftcard/giftcard.test.ts`, "neither number nor PIN stands in the database"],
  ],
  "organisation data": [
    ["packages/page/src/structured-data/structured-data.test.ts", "the search of every shop is found by its own path"],
  ],
  "enumerations by their names": [
    [names, "%s is the enumeration of the specification, no more and no less"],
    [names, "%s holds what the specification names"],
    [names, "there are the 37 currencies, from AED to ZAR"],
  ],
  "types by their names, with their fields": [[names, "%s has the fields of the specification"]],
  "a seeded page with VIDEO and IMAGE_BODY": [
    [
      "tooling/seed/src/content/make-content.test.ts",
      "one post shows a picture beside its words and a film, in every storefront and language",
    ],
    ["tooling/e2e/journeys/video.spec.ts", "a video asks nothing of its provider before it is played"],
  ],
  "content block types, with their products and posts": [
    [`${shop}content/content.test.ts`, "blocks bring their products and posts"],
  ],
  "redeem order: cards, packages, remaining balance": [
    [`${shop}redeem/redeem-http.test.ts`, "an exchange over HTTP: its token comes as a cookie"],
  ],
  "data sent with every call contradicts nothing": [
    [
      `${commerce}platform/graphql/redeem-session.test.ts`,
      "header and userData that say different tokens contradict each other",
    ],
  ],
});
