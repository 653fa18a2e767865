import { section } from "../line.ts";
import { files } from "./files.ts";

const { config, journeys, money, shop } = files;
const seed = "tooling/seed/src/catalogue/make-catalogue.test.ts";
const branding = `${config}branding/branding.test.ts`;
const emails = `${journeys}what-emails-hold.spec.ts`;

/** What is sold, and what is promised of it. */
export const offer = section("1 What the product does", {
  "digital cards within the hour": [
    [`${config}delivery/earliest-delivery.test.ts`, "a digital card is there within the hour"],
    [`${journeys}prompt/emails.spec.ts`, ": gift and confirmation are there within five seconds"],
  ],
  "a multi-brand choice card, exchanged for other cards": [
    [`${shop}catalogue/choice-card.test.ts`, "it is exchanged for every gift card but itself"],
    [`${journeys}redeem.spec.ts`, ": a choice card becomes two cards and a donation"],
  ],
  "blank stock boxes": [
    [`${shop}checkout/dispatch/print-parcel.test.ts`, "a box has ten blank cards, a donation beside it has none"],
  ],
  donations: [[emails, "a donation in somebody's name is told to them, with the message, and carries no code"]],
  "wrappers, gift packing and a personal note": [
    [emails, "the wrapper that was chosen is in the e-mail of the gift"],
    [`${shop}checkout/dispatch/print-parcel.test.ts`, "address, packages, wrapper, packing, note and codes"],
  ],
  "a balance is checked with number and PIN": [
    [`${journeys}buying/purchase.spec.ts`, " gift card, from the listing to the balance check"],
    [`${money}giftcard/giftcard.test.ts`, "a card is found by its number and PIN, pasted with spaces and dashes too"],
  ],
  "activation confirmed within 24 hours, by a person where it does not match": [
    [`${shop}checkout/placing/activation.test.ts`, "staff approve or refuse, once, and it is kept who did"],
  ],
  "doubler: drawn on the first Monday": [
    [`${shop}doubler/period.test.ts`, "where the first Monday is the first of the month"],
    [`${shop}doubler/period.test.ts`, "the draw is at twelve by the clock there"],
  ],
  "mailbox parcel promised for the next day of the post": [
    [
      `${config}delivery/planned-delivery.test.ts`,
      "what is ordered without a wish leaves on the day that its promise says",
    ],
  ],
  "claims of the catalogue's size are counted": [
    ["packages/content/src/home-page/at-least.test.ts", "%i gift cards are at least %i"],
    [seed, "%s has what its record promises"],
  ],
  "one storefront has opening hours": [
    [branding, "one storefront has opening hours, one a claim about business cards"],
  ],
  "the Polish business card, 50 to 2000 PLN": [[seed, "Poland's business card is worth 50 to 2000 PLN"]],
  "most chosen: by orders, filled up by the editors": [
    [`${shop}catalogue/rank/rank-by-orders.test.ts`, "paid orders of 90 days put a product first"],
  ],
  "accounts: an invoice is downloaded, data taken along, the account left": [
    [`${journeys}account/account-life.spec.ts`, "an account buys, sees and repeats its order"],
    [`${shop}account/orders/orders.test.ts`, "what a guest ordered is the account's with a proven mailbox alone"],
  ],
});
