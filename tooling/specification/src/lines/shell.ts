import type { Proof } from "../line.ts";
import { section } from "../line.ts";
import { files } from "./files.ts";

const { config, shell } = files;
const story = (path: string, name: string): Proof => [`packages/${path}.stories.tsx`, name];
const menus = `${shell}header/close-menus/close-menus.dom.test.ts`;
const search = "catalogue/src/search/dialog/search-dialog";
const select = "ui-kit/src/search-select/search-select";
const resolved = "packages/storefront/src/hosting/resolve-request.test.ts";
const nine = `${shell}section-nine.css.test.ts`;

/** What stands around every page. */
export const around = section("2 Header, footer and widgets", {
  "logo sizes by variant": [[`${config}branding/branding.test.ts`, "%s has logos of the specified sizes"]],
  "a category shows its top products": [
    [`apps/commerce/src/shop/catalogue/catalogue.test.ts`, "a category shows its top products, four at most"],
    story("storefront/src/shell/header/category-menu/category-list", "ByKeyboard"),
  ],
  "on a phone the first six categories": [[nine, "a phone shows four payment logos and six categories"]],
  "business page is a dropdown in variant 2": [story("storefront/src/shell/header/header-dropdown", "Open")],
  "account icon: a dropdown with Log out, else the way to log in": [
    story("storefront/src/shell/header/account/account-menu", "LoggedIn"),
    story("storefront/src/shell/header/account/account-menu", "LoggedOut"),
  ],
  "basket icon with its number": [
    ["packages/basket/src/basket-badge/hinted-quantity.test.ts", "of %j it hints %i"],
    ["tooling/e2e/journeys/slow/basket-change.spec.ts", "a change of the basket is seen within 100 ms"],
  ],
  "three selling points take turns": [[nine, "selling points take turns every three seconds"]],
  "search box opens a modal": [story("catalogue/src/search/box/search-opener", "OpenedByPress")],
  "popular search terms and coupons in an empty box": [story(search, "Suggestions")],
  "results with their number; none, and what to do": [story(search, "Results"), story(search, "NothingFound")],
  "social links: five shown, twitter and youtube hidden": [
    [
      `${config}branding/branding.test.ts`,
      "one storefront has opening hours, one a claim about business cards; Twitter",
    ],
  ],
  "copyright with the current year": [[`${shell}current-year.test.ts`, "a year begins where the storefront is"]],
  "scroll to top": [story("ui-kit/src/scroll-to-top/scroll-to-top", "BeyondTwoScreens")],
  "phone input with calling codes": [
    story("ui-kit/src/phone-number-field/phone-number-field", "Typed"),
    ["packages/checkout/src/checkout-form/address/calling-codes.test.ts", "%j in %s is dialled as %s"],
  ],
  "country selector": [
    ["packages/ui-kit/src/country-select/country-options.test.ts", "countries are named and sorted"],
  ],
  "searchable dropdown select": [story(select, "Searched")],
  "menus close by Escape, by a press beside them, by their button": [
    [menus, "Escape closes and gives focus back"],
    [menus, "a press beside a menu closes it, a press in it does not"],
    [menus, "on a small screen a press beside it closes nothing"],
    [menus, "its close button closes it"],
  ],
  "404 page of the storefront": [
    ["packages/storefront/server/front-door.test.ts", "an unknown product gets the storefront's own 404"],
  ],
});

/** Addresses beyond those of the first table. */
export const further = section("2 Routes", {
  "the Dutch and the French table, to the letter": [
    [`${config}route-tables/route-tables.test.ts`, "%s has the %s table of the specification"],
  ],
  "choice card links of the other storefronts": [
    [`${config}route-tables/route-tables.test.ts`, "%s (%s) has the listed choice card %s"],
  ],
  "a route has a page": [
    ["packages/storefront/src/pages.test.ts", "a route has one page, and each route that is linked has one"],
    ["tooling/e2e/journeys/walk/storefronts.spec.ts", ": every route"],
  ],
  "landing pages come last": [
    [resolved, "%s is answered by %s"],
    [resolved, "the path of the purge call is a landing page's like any other"],
  ],
  "a page that is no number is the first of the listing, and none elsewhere": [
    [resolved, "http://cbfr.localhost:3000/carte-cadeau/?page=two"],
    [resolved, "http://cbfr.localhost:3000/categorie/mode/?page=abc"],
  ],
  "the default language has no prefix, and none is added": [[resolved, "http://cbfr.localhost:3000/fr/panier/"]],
  "error and order: the order is paid again": [
    ["packages/checkout/src/checkout-page/checkout-flow.test.tsx", "a reason that is none of the list opens nothing"],
    ["packages/checkout/src/retry-payment/retry-payment-flow.test.tsx", "an order whose payment is %s is paid here"],
  ],
  "each kind of product has its page": [
    ["apps/commerce/src/shop/catalogue/choice-card.test.ts", "each kind of product says which page it has"],
  ],
  "content page types": [
    ["tooling/seed/src/content/make-content.test.ts", "every storefront has the same pages in each of its languages"],
  ],
});
