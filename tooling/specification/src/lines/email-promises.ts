import { section } from "../line.ts";
import { files } from "./files.ts";

const { commerce, shop } = files;
const account = `${shop}account/account.test.ts`;
const activation = `${shop}checkout/placing/activation.test.ts`;
const aftercare = `${shop}aftercare/aftercare.test.ts`;
const approvals = `${shop}checkout/placing/approvals.test.ts`;
const doubler = `${shop}doubler/doubler.test.ts`;
const gift = `${shop}gift/gift.test.ts`;
const invoice = `${shop}checkout/placing/on-invoice.test.ts`;
const late = `${shop}checkout/payments/late-payments.test.ts`;
const links = `${shop}account/links.test.ts`;
const quotes = `${shop}checkout/placing/quotes/quotes.test.ts`;
const remind = `${shop}reminder/remind.test.ts`;
const staffOrders = `${commerce}admin/orders/orders.test.ts`;
const withdrawal = `${shop}withdrawal/withdrawal.test.ts`;

/** What emails promise, in their English words, each with what keeps it. */
export const emailPromises = section("Promises of the emails", {
  "The link is valid for 30 minutes": [
    [account, "a reset link sets a password once, in its own shop, within 30 minutes"],
  ],
  "can be used once": [[account, "a reset link sets a password once"]],
  "The link is valid for three days.": [
    [links, "a link to verify is good for three days, one to a new mailbox for one"],
  ],
  "It’s valid for one day.": [[links, "a link to verify is good for three days, one to a new mailbox for one"]],
  "The link is valid for one day.": [
    [withdrawal, "a link of another storefront, one that ended and one that never was"],
  ],
  "Your gift cards remain valid.": [
    [account, "what is kept can be taken along, and an account leaves nothing personal behind"],
    [
      `${shop}account/orders/orders.test.ts`,
      "orders of a deleted account lose their buyer once nothing may be sent again",
    ],
  ],
  "reply within {hours} hours": "people answer; what nobody has answered stands in the queue of staff until then",
  "hear from us within {hours} hours":
    "people answer; what nobody has answered stands in the queue of staff until then",
  "Once you’ve paid the total, the cards can be used straight away.": [
    [activation, "a range that matches is paid, and each card holds its amount from then on"],
  ],
  "What went to the first address can no longer be used.": [
    [aftercare, "an email that was mistyped is put right after sending: the card is issued again"],
  ],
  "It can no longer be used.": [
    [aftercare, "an email that was mistyped is put right after sending: the card is issued again, and both addresses"],
  ],
  "Your order stays open until {until}.": [
    [
      `${shop}checkout/payments/late-payments.test.ts`,
      "a payment that nobody finishes is cancelled after an hour, a bank",
    ],
  ],
  "We send this reminder only once.": [
    [`${shop}aftercare/remind-unpaid.test.ts`, "whoever could not pay is reminded once, by day, hours later"],
  ],
  "the price is valid until {date}": [[quotes, "a price that holds no longer ends the quote"]],
  "payable within {days} days": [[invoice, "the invoice says what is to be paid, until when and to which account"]],
  "so it can no longer be accepted": [[quotes, "what is given up, by either side, can neither be accepted nor priced"]],
  "Until the invoice is paid, you can’t order on invoice.": [
    [invoice, "reminders go out 3, 10 and 21 days after the due day; the last one stops the credit"],
  ],
  "The link is valid for 14 days.": [[`${shop}company/company.test.ts`, "an invitation ends after its days"]],
  "Nothing is sent until you approve it.": [[approvals, "above the sum an orderer's order waits, and a yes places it"]],
  "Once you approve it, it is placed on invoice and the gifts are sent.": [
    [approvals, "above the sum an orderer's order waits, and a yes places it on invoice"],
  ],
  "Donated in full": [
    [`${shop}checkout/placing/place-order.test.ts`, "cards, wrapper, box, postage and a donation each land"],
  ],
  "A donation is passed on in full": [
    [`${shop}checkout/placing/place-order.test.ts`, "cards, wrapper, box, postage and a donation each land on their"],
  ],
  "You can withdraw until {close} with the receipt below.": [
    [doubler, "an entry is withdrawn by its receipt until the closing, and made again"],
  ],
  "the same receipt shows you your entry in the published list": [
    [`${shop}doubler/draw/verified.test.ts`, "an own entry is found by its receipt, however it was typed"],
  ],
  "wasn’t claimed within 14 days. It now goes to the next in line.": [
    [`${shop}doubler/model.test.ts`, "whatever is entered, withdrawn, spent, blocked and expired: who is drawn"],
  ],
  "waits until {date}": [
    [`${shop}doubler/model.test.ts`, "whatever is entered, withdrawn, spent, blocked and expired"],
  ],
  "You’re receiving this email because you asked {shop} to tell you.": [
    [gift, "opened, its buyer is told by one email where both agreed"],
  ],
  "You can open it until {date}.": [[gift, "after its last day nobody opens it"]],
  "even after our reminders": [
    [gift, "unopened, its receiver is reminded after 7 and 30 days, and then its buyer told"],
  ],
  "or take the present back": [
    [`${shop}withdrawal/take-back-gift.test.ts`, "its buyer takes an unopened gift back, months after it was sent"],
  ],
  "In its place you’re getting a choice gift card worth {amount}": [
    [`${shop}exchange/issuer/issuer.test.ts`, "one that the issuer refuses is restored at once as a choice card"],
  ],
  "Any balance stays on the card.": [
    [`${shop}exchange/remainder.test.ts`, "nothing is lost: what is on the cards is spent or left"],
  ],
  "We’re returning {amount} in full": [
    [late, "a second payment of the same order is refunded, once, and booked"],
    [late, "it goes back when its basket has become another order meanwhile"],
  ],
  "We’ll refund {amount} in full.": [[late, "it goes back when its basket has become another order meanwhile"]],
  "Your order isn’t affected": [[staffOrders, "an amount goes back while every gift stays"]],
  "reply by email within two working days":
    "people answer; each message reaches them and is kept until it has (contact.test.ts), and its hour is told",
  "you still have {amount} on your": [[remind, "what it says: what is left, and until when"]],
  "until the end of {date}. After that the balance expires.": [
    [remind, "90, 30 and 7 days before its last day a card's receiver is told once"],
  ],
  "We won’t email you about it again.": [
    [`${shop}review/review.test.ts`, "who agreed to it is asked once, by day, a week after everything was delivered"],
  ],
  "within 14 days at the latest": [
    [withdrawal, "half of an order goes back: its card ends, the money goes to the method it came from"],
    [
      `${shop}checkout/payments/failing-payments.test.ts`,
      "a refund that the provider does not take is found after an hour",
    ],
  ],
});
