import { section } from "../line.ts";
import { files } from "./files.ts";

const { config, journeys, money, shop } = files;
const cards = `${money}giftcard/giftcard.test.ts`;
const forgotten = "apps/commerce/src/admin/retention/retention.test.ts";
const withdrawal = `${shop}withdrawal/withdrawal.test.ts`;

/** What the shop's own texts promise, in their English words, each with what keeps it. */
export const promises = section("Promises of the texts", {
  "within the hour": [
    [`${shop}checkout/days/gifts-for-later.test.ts`, "as soon as possible after all, it goes at once"],
    [`${shop}checkout/days/release-races.test.ts`, "three thousand of one hour are let go once each by four workers"],
  ],
  "are shipped the same day": [
    [
      `${config}delivery/earliest-delivery.test.ts`,
      "an order at 16:59:59 leaves the same day, one at 17:00:00 the next",
    ],
    [
      `${shop}checkout/dispatch/list-parcels.test.ts`,
      "the watch names a parcel that is late by more than a working day",
    ],
  ],
  "of them arrive on the next delivery day": "a figure of the post, in the configuration of each storefront",
  "we send it by registered post": [
    [`${shop}checkout/dispatch/print-parcel.test.ts`, "what is worth more than the limit goes by registered post"],
  ],
  "block the lost card and send a new one": [
    ["apps/commerce/src/admin/cards/card-life.test.ts", "a lost parcel's card is issued again, once, after five"],
    [`${shop}aftercare/aftercare.test.ts`, "a parcel is followed, can be called lost after five working days"],
  ],
  "withdraw from your order within 14 days": [
    [withdrawal, "half of an order goes back: its card ends"],
    [withdrawal, "a donation, a company's order, and what came more than 14 days ago stay"],
  ],
  "using the method you paid with": [
    [withdrawal, "half of an order goes back: its card ends, the money goes to the method it came from"],
    [withdrawal, "what a gift card paid goes back to it, and to the provider no more than it took"],
  ],
  "After five wrong PINs a card is locked for 24 hours": [
    [cards, "the fifth wrong PIN locks for 24 hours"],
    [`${shop}redeem/redeem-http.test.ts`, "wrong PINs count together, wherever they are tried"],
  ],
  "Card numbers and PINs": [
    [cards, "neither number nor PIN stands in the database"],
    [cards, "each reveal is logged with what it was for"],
  ],
  "from the day it is activated": [
    [`${config}legal/card-validity.test.ts`, "what changes holds for cards that are activated from its day on"],
  ],
  "Messages are deleted": [[forgotten, "a message is gone everywhere 90 days after its gift was delivered"]],
  "If an order is never paid": [
    [forgotten, "nobody is found in an order that was never paid, 30 days after the last try"],
  ],
  "your name and address are removed from its paid orders": [
    [
      `${shop}account/orders/orders.test.ts`,
      "orders of a deleted account lose their buyer once nothing may be sent again",
    ],
  ],
  "after you last used the basket": [
    ["apps/commerce/src/platform/graphql/visitor.test.ts", "both cookies last as long as the statement says"],
  ],
  "is kept for six months": [
    ["packages/analytics/src/consent/consent.test.ts", "an agreement ends after six months, each by itself"],
  ],
  "are loaded only after you agree": [
    [`${journeys}consent.spec.ts`, "nothing is agreed to before somebody says so"],
    [`${journeys}video.spec.ts`, "a video asks nothing of its provider before it is played"],
  ],
  "Every page is checked automatically": [
    [`${journeys}walk/accessibility.spec.ts`, "nothing scrolls sideways on 320 pixels, in German, Polish and Arabic"],
  ],
  "correct an email address": [
    [`${shop}aftercare/aftercare.test.ts`, "an email that was mistyped is put right after sending"],
    [`${shop}withdrawal/take-back-gift.test.ts`, "its buyer takes an unopened gift back"],
  ],
  "request an invoice": [
    [`${shop}documents/documents.test.ts`, "a consumer asks for the invoice on the page of the order"],
  ],
  "We pass on every donation in full": [
    [
      `${shop}checkout/placing/place-order.test.ts`,
      "cards, wrapper, box, postage and a donation each land on their account",
    ],
  ],
  "our team replies within two working days":
    "people answer; each message reaches them and is kept until it has (contact.test.ts), and its hour is told",
});
