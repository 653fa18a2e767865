import { section } from "../line.ts";
import { files } from "./files.ts";

const { config, journeys, money, shop } = files;
const account = `${shop}account/account.test.ts`;
const aftercare = `${shop}aftercare/aftercare.test.ts`;
const approvals = `${shop}checkout/placing/approvals.test.ts`;
const batches = `${shop}checkout/placing/batches.test.ts`;
const byHand = `${shop}checkout/placing/batches-by-hand.test.ts`;
const cards = `${money}giftcard/giftcard.test.ts`;
const doubler = `${shop}doubler/doubler.test.ts`;
const late = `${shop}checkout/payments/late-payments.test.ts`;
const orders = `${shop}account/orders/orders.test.ts`;
const quotes = `${shop}checkout/placing/quotes/quotes.test.ts`;
const queue = "packages/checkout-queue/src/checkout-queue.test.ts";
const redeem = `${shop}redeem/redeem.test.ts`;
const withdrawal = `${shop}withdrawal/withdrawal.test.ts`;

/** What the words around the pages promise, in English, each with what keeps it. */
export const messagePromises = section("Promises of the messages", {
  "In the inbox within {minutes} minutes": [
    [`${shop}checkout/days/gifts-for-later.test.ts`, "as soon as possible after all, it goes at once"],
  ],
  "let us know and we’ll trace it": [
    [aftercare, "a parcel is followed, can be called lost after five working days, and goes again once"],
  ],
  "Lowest price in the 30 days before": [
    [`${shop}catalogue/price-before.test.ts`, "whoever changes a price is noted once"],
    [
      "packages/catalogue/src/product-card/to-product-card.test.ts",
      "beside a price that was reduced stands the lowest",
    ],
  ],
  "By orders in the last 90 days, then our team’s picks": [
    [`${shop}catalogue/rank/rank-by-orders.test.ts`, "paid orders of 90 days put a product first"],
  ],
  "Only if the person who opens it agrees.": [
    [`${shop}gift/gift.test.ts`, "opened, its buyer is told by one email where both agreed"],
  ],
  "Placement can’t be bought": "no table, schema or screen of the shop has a place that is paid for",
  "Log in to see them on all your devices.": [
    [`${shop}account/favourites/favourites.test.ts`, "an account keeps a gift card once, on every device"],
  ],
  "Your review will appear once we’ve read it.": [
    [`${shop}review/review.test.ts`, "a review is the order's, is read before it is shown"],
  ],
  "You can cancel within 14 days if the card hasn’t been used.": [
    [withdrawal, "a gift of which something was spent or set aside is refused with its reason"],
  ],
  "You can cancel within 14 days if no card in a box has been activated.": [
    [withdrawal, "a box of blank cards goes back until one of them is activated"],
  ],
  "We’ll email the confirmation within the hour": [
    [`${shop}checkout/fulfilment/donations.test.ts`, "a donation in somebody's name reaches that person"],
    [`${shop}checkout/fulfilment/donations.test.ts`, "a donation with a message alone is confirmed to the buyer"],
  ],
  "We let everyone in, one after another.": [
    [queue, "as many are let in as there are places, the next wait in the order in which they came"],
  ],
  "the checkout opens by itself when it’s your turn": [
    ["packages/checkout/src/checkout-queue/follow-place.dom.test.ts", "the turn is said, opens the checkout once"],
  ],
  "If you leave this page, we keep your place for": [
    [queue, "who went away is passed over and keeps the place"],
    ["packages/checkout-queue/src/ticket.test.ts", "a ticket that was not seen for a quarter of an hour is worth"],
  ],
  "We never see your payment details.": "the browser goes to the page of the provider; no field of ours takes them",
  "Only used if we have a question about your order.": "the telephone number is shown to its owner and to staff alone",
  "Your earlier orders follow once you’ve confirmed your email address": [
    [orders, "what a guest ordered is the account's with a proven mailbox alone"],
  ],
  "Remind me once by email if my payment doesn’t go through.": [
    [`${shop}aftercare/remind-unpaid.test.ts`, "whoever could not pay is reminded once, by day, hours later"],
  ],
  "Ask me once by email how I liked it.": [
    [`${shop}review/review.test.ts`, "who agreed to it is asked once, by day, a week after everything was"],
  ],
  "The card that expires first is used first.": [
    [`${shop}basket/cards.test.ts`, "cards of a basket are those of its shop, each once, and the one that expires"],
    [`${shop}checkout/payments/pay-by-cards.test.ts`, "several cards pay in the order in which they expire"],
  ],
  "Anything left stays on the card.": [
    [`${shop}checkout/payments/pay-by-cards.test.ts`, "a card pays what is on it and the provider the rest"],
  ],
  "payable within 14 days. We’ll send your gifts straight away.": [
    [`${shop}checkout/placing/on-invoice.test.ts`, "within its credit a company is offered the invoice, and its gifts"],
  ],
  "You can try again from {moment}.": [[late, "the sixth try within 24 hours is 2036, and when there is another"]],
  "Your order won’t be sent. We’ll refund you in full": [
    [late, "it goes back when its basket has become another order meanwhile"],
    [late, "it goes back when there is no stock left for it"],
  ],
  "order details are only shown in the browser used to place the order": [
    [`${journeys}buying/more-than-one.spec.ts`, "somebody else's browser sees nothing personal of an order"],
  ],
  "We’re looking into it and will email you.": [
    ["apps/commerce/src/admin/queues/queues.test.ts", "an e-mail that was refused, money that was taken back"],
    [aftercare, "an email that was mistyped is put right after sending: the card is issued again, and both"],
  ],
  "Until one is opened, you can correct its address here or take it back.": [
    [`${shop}withdrawal/take-back-gift.test.ts`, "its buyer takes an unopened gift back"],
    [`${shop}withdrawal/take-back-gift.test.ts`, "opened, it stays with its receiver"],
  ],
  "This works once, as long as the card is unused.": [
    [aftercare, "one that was used, or stands in an account, is not taken from whoever has it"],
  ],
  "If the first parcel still arrives, its cards no longer work.": [
    ["apps/commerce/src/admin/cards/card-life.test.ts", "a lost parcel's card is issued again, once, after five"],
  ],
  "repeats every year and reminds you a week before": [
    ["packages/checkout/src/confirmation/feast/gift-calendar.test.ts", "every year, with a reminder a week before"],
  ],
  "Links from earlier emails no longer work.": [
    [orders, "the link that proves a mailbox is sent once more, and the one before is good no longer"],
  ],
  "The old one stays in use until you open it.": [
    [account, "an email address changes when the new mailbox says so, and the old one is told"],
  ],
  "at today’s prices and without the earlier messages": [
    [orders, "some of an order is ordered again, once for one key"],
  ],
  "Your details, addresses and saved cards are deleted at once.": [
    [account, "what is kept can be taken along, and an account leaves nothing personal behind"],
  ],
  "We’ll email you as soon as it’s decided.": [[approvals, "a no places nothing, says why, and gives the basket back"]],
  "Shown only once: copy it now and keep it safe.": [
    [`${shop}api/http/serve.test.ts`, "a key is known by its hash alone"],
    [`${shop}api/webhooks/own-webhooks.test.ts`, "an owner adds a webhook, tries it and ends it; its secret is"],
  ],
  "Each call is signed": [
    [`${shop}api/webhooks/webhooks.test.ts`, "a gift that was sent and the order that ended with it are told once"],
  ],
  "Revoke now: it stops working at once": [
    [`${shop}api/http/serve.test.ts`, "a key that was revoked is refused at once"],
  ],
  "The price is valid until {date}.": [[quotes, "a price that holds no longer ends the quote"]],
  "check every row and order at once": [[batches, "each row is judged by itself, with what is wrong by column"]],
  "Nothing was ordered, and the rows so far are kept.": [
    [batches, "rows that come again after a lost answer are kept once, and none is left out"],
  ],
  "we keep a record of who downloads the links and when": [
    [byHand, "nobody is e-mailed, and the links open the gifts"],
  ],
  "This password opens the file.": [
    [`${shop}batch/encrypted-file.test.ts`, "a file opens with its password, by AES-256, and with no other"],
  ],
  "We only use what you write here to answer you.": [
    [`${shop}contact/contact.test.ts`, "a message is forgotten two weeks after it was written, and not before"],
  ],
  "If you agree, we won’t ask again.": [
    ["packages/content/src/blocks/consented-video.test.tsx", "playing one agrees for all of them, and to nothing else"],
    ["packages/catalogue/src/locations/map/map-slot.test.tsx", "a map of others is drawn once it is agreed to, once"],
  ],
  "Everything else is used only with your consent": [
    [`${journeys}consent.spec.ts`, "nothing is agreed to before somebody says so"],
  ],
  "You can see its number and PIN again whenever you need them.": [
    [`${shop}gift/gift.test.ts`, "opened by many presses at once it becomes cards once, and each sees the same"],
  ],
  "We don’t keep what you type here.": [[cards, "neither number nor PIN stands in the database"]],
  "The picture stays on your device.": [
    [`${journeys}scan.spec.ts`, "the number of a card is read from a picture of its barcode, in this browser"],
  ],
  "Your selection is kept for 30 minutes after your last step.": [
    [redeem, "a token is good where it was made, until it was not used for half an hour"],
  ],
  "The balance stays on your cards.": [[redeem, "the end of an exchange empties its basket and forgets its token"]],
  "What you don’t use stays on your card.": [
    [`${shop}redeem/redeem-money.test.ts`, "two cards become two of other brands and a donation without another"],
  ],
  "reply by email within 24 hours": "people answer; what nobody has answered stands in the queue of staff until then",
  "Each gift card can be entered once a month.": [
    [doubler, "a card is entered once a month by who has number and PIN"],
  ],
  "Until then you can withdraw with your receipt.": [
    [doubler, "an entry is withdrawn by its receipt until the closing"],
  ],
  "Each entry has the same chance.": [
    [`${shop}doubler/draw/choose.test.ts`, "in 100,000 draws of 50 each entry wins its share within 4 sigma"],
  ],
  "After that it goes to the next reserve.": [
    [`${shop}doubler/model.test.ts`, "whatever is entered, withdrawn, spent, blocked and expired: who is drawn"],
  ],
  "We delete it {keep} days after the draw.": [[doubler, "whose entries they were is forgotten half a year after"]],
  "We show only the winner’s first letter.": [
    [
      "packages/doubler/src/home-page/doubler-page.test.tsx",
      "the draw of now: until when, how many, and the chance of each",
    ],
  ],
  "It isn’t sent to us.": [
    [`${shop}doubler/draw/verified.test.ts`, "an own entry is found by its receipt, however it was typed"],
  ],
  "If anything is changed later, the fingerprint no longer matches.": [
    [`${shop}doubler/draw/verified.test.ts`, "another seed, rules, round, signature or winner is found at its step"],
  ],
  "Deliveries can be planned up to twelve months ahead.": [
    [`${config}delivery/earliest-delivery.test.ts`, "deliveries are planned at most twelve months ahead"],
  ],
});
