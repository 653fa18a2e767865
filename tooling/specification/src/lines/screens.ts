import { section } from "../line.ts";
import { files } from "./files.ts";
import { modals } from "./modals.ts";
import { offer } from "./offer.ts";
import { around, further } from "./shell.ts";

const { config, journeys, shell, shop } = files;
const routes = `${config}routes/routes.test.ts`;
const query = `${config}routes/query.test.ts`;
const modal = "packages/ui-kit/src/modal/modals.dom.test.ts";
const account = `${journeys}account/account.spec.ts`;

const product = section("1 What the product does", {
  "thirty-three storefronts, each with its own branding": [
    [`${config}storefronts/storefronts.test.ts`, "thirty-three storefronts, each with its own id, host and name"],
    [`${config}branding/branding.test.ts`, "no two storefronts share a logo, a sign or a picture of their own"],
  ],
  "orders before 17:00 on working days ship the same day": [
    [`${config}delivery/earliest-delivery.test.ts`, "an order at 16:59:59 leaves the same day"],
    [`${config}delivery/earliest-delivery.test.ts`, "holidays are those of the country"],
  ],
  "mailbox parcel: claim after 5 working days": [
    [
      "apps/commerce/src/admin/cards/card-life.test.ts",
      "a lost parcel's card is issued again, once, after five working days",
    ],
  ],
  "orders over 300 go by registered post": [
    [`${shop}basket/price-basket.test.ts`, "exactly the limit goes as a mailbox parcel, one cent more is registered"],
  ],
  "gift cards carry no VAT": [[`${shop}basket/price-basket.test.ts`, "VAT is in wrappers and postage, not in cards"]],
  "an order may go to one or several shipments and recipients": [
    [
      `${shop}basket/addresses/receivers.test.ts`,
      "what goes to one address is one parcel with its own postage; to another, another",
    ],
  ],
  "activation of blank cards": [
    [
      `${shop}checkout/placing/activation.test.ts`,
      "a range that matches is paid, and each card holds its amount from then on",
    ],
  ],
  "doubler: a monthly draw": [
    [`${shop}doubler/doubler.test.ts`, "a card is entered once a month by who has number and PIN"],
  ],
  "business buyers order on invoice and request quotes": [
    [`${shop}checkout/placing/on-invoice.test.ts`, "within its credit a company is offered the invoice"],
    [`${shop}checkout/placing/quotes/quotes.test.ts`, "a price is seen once it is sent, and paid it is the order"],
  ],
  "accounts: orders, details, password reset, deletion, reorder": [
    [account, "an account: register, confirm by the link of the email"],
    [`${journeys}buying/who-is-ordering.spec.ts`, "a forgotten password is set anew by the link of an email, once"],
  ],
});

const addresses = section("2 Screens and routes", {
  "every route has its path in each table, and none matches another's": [
    [routes, "no two routes of a storefront match the same path, in any language"],
    [routes, "a link leads back to its route, in every storefront and language"],
  ],
  "an optional two-letter language prefix; the default has none": [
    [`${config}shop.test.ts`, "a language the storefront does not speak is refused"],
  ],
  "confirmation v2 is a page of its own": [
    [routes, "the screen after an order is a page of its own in every storefront and language"],
  ],
  "business quote page": [[`${config}route-tables/route-tables.test.ts`, "the business quote page has its address"]],
  "redirect targets: redeem logo, old customer support, promo pop-up, locations overview": [
    [`${config}redirects/redirects.test.ts`, "every address is sent, in one step, to a page of the same storefront"],
    [`${config}redirects/redirects.test.ts`, "the old French customer support is the contact page"],
  ],
  "query parameters are read in one place": [
    [query, "query parameters are read in one place"],
    [query, "what is not on a list or not well formed is as if it were not there"],
  ],
  "only two vocabularies filter, empty groups are dropped": [
    [query, "filters know two vocabularies; empty groups and what is no term are dropped"],
  ],
  "a map rectangle counts only with all four sides": [
    [`${journeys}locations/locations.spec.ts`, "a rectangle counts only when all four sides are there"],
  ],
  "redeemToken never stays in an address": [
    [
      "packages/redeem/src/server/redeem-token.test.ts",
      "a call that carries the marker gets the token of its storefront's cookie",
    ],
  ],
  "gclid read and saved in local storage": [
    ["packages/analytics/src/click-id/keep-click-id.dom.test.ts", "agreeing on the page one landed on keeps it"],
  ],
  "promo pop-up modal": [
    ["packages/storefront/src/shell/widgets/pop-up/seen.test.ts", "a pop-up is shown once"],
    [
      `${journeys}prompt/frame-edited.spec.ts`,
      "what a person edits of a storefront's frame is in the shop within seconds",
    ],
    [`${shop}store/store.test.ts`, "what was published is shown, and tells every page of the storefront"],
  ],
  "gift card brand page type: the page of its one product": [
    [`${shop}catalogue/catalogue.test.ts`, "a storefront sells one product of a brand, whose page is the brand's"],
  ],
});

const widgets = section("2 Header, footer and widgets", {
  "three header variants, each in use": [[`${config}branding/branding.test.ts`, "each version of the header is used"]],
  "search: suggestions when empty, results, no results": [
    [`${journeys}search.spec.ts`, "a few letters find a card: suggested in an empty box"],
    [`${journeys}search.spec.ts`, "what is not there is said, with a way on"],
  ],
  "footer: terms, privacy, cookies; on redeem pages beside it": [
    [`${shell}footer/bottom-row.test.tsx`, "the last of the legal links opens the cookie settings"],
    [`${shell}footer/bottom-row.test.tsx`, "those of a redeem page open beside it"],
  ],
  "hidden Disclaimer entry": [[`${shell}footer/bottom-row.test.tsx`, "there is a Disclaimer entry, and it is hidden"]],
  "language switcher on the redeem page only on the redeem route": [
    [`${shell}header/redeem/redeem-header.test.tsx`, "language and country are offered on the redeem route itself"],
  ],
  "payment logos are those that can be paid with": [
    [`${config}payments/payment-logos.test.ts`, "the logo of invoices is shown where a storefront names it"],
  ],
  "payment logo secure": [
    [`${config}payments/payment-logos.test.ts`, "every footer ends its ways to pay with the logo secure"],
  ],
  "store banner proposes the visitor's country": [
    [`${shell}widgets/store-banner/propose-store.test.ts`, "the visitor's country has another store"],
  ],
  "language and country form": [
    [
      `${journeys}locations/stores.spec.ts`,
      "the form for language and country leads to the same page in another language",
    ],
  ],
  "modals: open, closed, one at a time": [[modal, "opening one closes the others, unless they are to be kept"]],
  "modalLogo in modals": [
    ["packages/ui-kit/src/modal/modal-logo.css.test.ts", "every modal's head carries the sign that the document names"],
  ],
});

export const screens = [...product, ...offer, ...addresses, ...further, ...widgets, ...around, ...modals];
