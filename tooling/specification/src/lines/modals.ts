import type { Proof } from "../line.ts";
import { section } from "../line.ts";
import { files } from "./files.ts";

const { journeys } = files;
const story = (path: string, name: string): Proof => [`packages/${path}.stories.tsx`, name];
const identify = "packages/account/src/identify/identify-dialog.test.tsx";
const basket = "packages/basket/src/windows/windows.test.tsx";
const receivers = "packages/receivers/src/receiver-dialog.test.tsx";
const windows = "packages/redeem/src/exchange/windows/windows.test.tsx";
const exchange = "redeem/src/exchange/exchange";

/** Each of the modals that section 2 names. */
export const modals = section("2 Modals", {
  "account identify": [story("account/src/identify/identify-dialog", "Asked")],
  "account order details": [story("account/src/orders/orders", "Details")],
  "alternative choice": [story("catalogue/src/product-dialogs/product-dialog", "Alternatives")],
  "basket delete item": [[basket, "what is to leave is asked once more, with what it is"]],
  "basket guest order": [[identify, "an email without an account leads to the guest's order, and back"]],
  brands: [story("catalogue/src/brands-modal/brands-dialog", "FoundByNameAndKind")],
  "business PDP form": [story("business/src/product-form/product-form-dialog", "Open")],
  "change password": [story("account/src/data/data", "ChangingPassword")],
  "checkout order overview": [
    [
      "packages/checkout/src/order-summary/order-overview.test.tsx",
      "before the press that orders one sees who gets what, and what it comes to",
    ],
  ],
  "count of products": [story("catalogue/src/product-dialogs/product-dialog", "Split")],
  "delete account": [story("account/src/data/data", "Leaving")],
  "delete receiver": [[receivers, "a person is taken out only after it was asked"]],
  "delivery date and time": [story("delivery-date/src/window/delivery-day-modal", "Chosen")],
  "delivery receiver": [[receivers, "an address is changed in place; what commerce refuses stands at its field"]],
  "edit and reset receiver: asked which gifts are meant": [
    [receivers, "of several gifts it is asked which are meant"],
    [
      "apps/commerce/src/shop/basket/addresses/receivers.test.ts",
      "receivers are set, reset and deleted for several packages at once",
    ],
  ],
  error: [
    ["packages/checkout/src/checkout-form/problems/error-window.test.tsx", "%s opens the error modal, once for each"],
  ],
  filter: [story("catalogue/src/listing-page/filters/filter-dialog", "CountedAnew")],
  "gift packing preview, package item preview, wrapper overlay": [
    [basket, "a gift by e-mail is seen as it was dressed, with where it goes and its value"],
    [basket, "a gift by post is seen in its wrapper and box"],
  ],
  login: [[identify, "who exchanges a card logs in where they are"]],
  "product delivery overview": [story("catalogue/src/product-page/product-page", "DeliveryExplained")],
  "product delivery receivers": [
    ["packages/catalogue/src/several/people-dialog.test.tsx", "people are added one by one; what is wrong stands at"],
  ],
  "product order overview": [story("catalogue/src/product-dialogs/product-dialog", "Overview")],
  "redeem add extra card": [story(exchange, "AddCard")],
  "redeem basket": [story(exchange, "Basket")],
  "redeem card number": [story(exchange, "CardNumber")],
  "redeem doubler": [[`${journeys}doubler.spec.ts`, "a balance is entered, drawn, claimed"]],
  "redeem gift card": [
    ["packages/redeem/src/exchange/windows/choose-value.test.ts", "of fixed values only those that are shown will do"],
  ],
  "redeem guest order form": [
    ["packages/redeem/src/exchange/use-who-orders.test.tsx", "a guest says who takes the cards"],
  ],
  "redeem guest delivery, digital or physical": [
    story("account/src/identify/identify-dialog", "GuestDelivery"),
    ["packages/redeem/src/exchange/windows/guest-values.test.ts", "nobody is asked for an address where nothing is"],
  ],
  "redeem nice-to-know": [[windows, "what is good to know of an exchange is said"]],
  "redeem reset": [story(exchange, "StartOver")],
  "redeem shop iframe, and what leads away": [
    story("redeem/src/exchange/brand-shop", "Redirect"),
    story("redeem/src/exchange/brand-shop", "UnknownShop"),
  ],
  "redeem shop more information": [[windows, "more of a card: what it is, where it is used and for how long"]],
  "reorder product details": [story("account/src/orders/orders", "OrderedAgain")],
  "store switcher": [story("storefront/src/shell/widgets/store-modal/store-modal", "Open")],
  "testimonials mobile": [story("content/src/blocks/content-blocks", "Testimonials")],
});
