import type { SiteTexts } from "../site-texts.ts";

export const legal: Pick<SiteTexts, "terms" | "privacy" | "cookies" | "deliveryInfo" | "cancellation"> = {
  terms: {
    title: "Terms and conditions",
    description:
      "What you agree to when you buy or use a gift card at {shop}: ordering, delivery, validity, withdrawal and complaints.",
    intro: "These terms apply to everything you order at {shop}. We have kept them short.",
    sections: {
      who: {
        title: "Who we are",
        body: "{shop} is a trading name of {company}, {street}, {place}. You can reach us at [{email}](mailto:{email}) and on {phone}. We sell gift cards of other businesses, boxes of blank gift cards, gift wrap and gift packaging, and we pass on donations to charities.",
      },
      cards: {
        title: "What a gift card is",
        body: "A gift card is prepaid and has a number of 19 digits and a PIN of 6 digits. It can be used at the brand it names, in the country it was sold for, until its balance is used up or it expires. A gift card cannot be topped up, does not earn interest and is not exchanged for cash unless the law says so.",
      },
      ordering: {
        title: "Your order",
        body: "An order becomes binding when you press the payment button and we confirm it by email. Check names and email addresses carefully: a card that reached the address you typed counts as delivered. We may refuse an order when a limit for a brand is exceeded, when a card is sold out or when we have good reason to suspect fraud; we will tell you straight away and you pay nothing.",
      },
      price: {
        title: "Prices and VAT",
        body: "You pay the value that is printed on the card and nothing on top. The prices of delivery, gift wrap and gift packaging include VAT and are shown before you pay. An amount you choose yourself is a whole number, for digital cards usually between {digitalMinimum} and {digitalMaximum}.",
      },
      payment: {
        title: "Payment",
        body: "You pay through our payment provider, with one of the payment methods shown at checkout. Cards are issued once the payment has arrived. If a bank transfer has not arrived by the date in its payment details, about a week after the order, the order is cancelled.",
      },
      delivery: {
        title: "Delivery",
        body: "Digital cards are sent by email, usually within the hour. Physical cards ordered before {cutOff} on a working day are shipped the same day. More on the [delivery page](route:delivery).",
      },
      use: {
        title: "Using a card",
        body: "A balance can be spent in one go or in parts, as the brand allows. What remains stays on the card. The brand is responsible for what you buy with it; its own terms apply to that purchase.",
      },
      validity: {
        title: "How long it is valid",
        body: "Unless stated otherwise for that card, a card is valid for {validity} from the day it is activated. The date is shown on the card and beside the [balance](route:balanceCheck). After that date, the balance can no longer be spent.",
      },
      withdrawal: {
        title: "Changing your mind",
        body: "As a consumer you may withdraw from your order within 14 days without giving a reason, as long as the card has not been used. How that works is explained in the [cancellation policy](route:cancellationPolicy).",
      },
      loss: {
        title: "Loss and theft",
        body: "Treat a gift card like cash. If its code may have fallen into the wrong hands, tell us straight away: we block what is left of the balance and, where you can show that the card is yours, issue a new one.",
      },
      liability: {
        title: "Liability",
        body: "If we make a mistake, we put it right: with a new card of the same value or with your money back. We are not liable for damage that neither we nor those we work with could foresee or prevent. Nothing here limits rights that the law gives you.",
      },
      complaints: {
        title: "Complaints",
        body: "Write to [{email}](mailto:{email}) and we will answer within two working days. If we can’t find a solution together, you can turn to the consumer body of your country or to its courts. The law of the country where you live protects you as a consumer.",
      },
    },
  },
  privacy: {
    title: "Privacy",
    description:
      "Which personal data {shop} needs for a gift card, who sees it, how long it is kept and how you have it changed or deleted.",
    intro: "We use your data to deliver your gift and to meet our legal duties.",
    sections: {
      who: {
        title: "Who is responsible",
        body: "{company}, {street}, {place}, decides how your data is used. Questions go to [{email}](mailto:{email}).",
      },
      what: {
        title: "What we ask for",
        body: "- your name, email address and, if you give it, your phone number;\n- for physical cards the address they go to;\n- the name and, for digital cards, the email address of whoever receives the gift, and your message to them;\n- what you ordered, and whether it was paid. Your payment details stay with the payment provider: we never see them.",
      },
      why: {
        title: "What we need it for",
        body: "To carry out your order, to answer your questions, to keep the accounts that tax law requires and to prevent fraud. We send no advertising to recipients, and to you only if you asked for it.",
      },
      recipients: {
        title: "Who else sees it",
        body: "The payment provider, the postal service and the companies that host our shop, each as far as its task requires. We sell no data.",
      },
      keeping: {
        title: "How long we keep it",
        body: "Paid orders for as long as tax law requires, usually seven to ten years. Messages are deleted {messageDays} days after the card was delivered. If an order is never paid, all names, addresses and messages are removed from it {unpaidOrderDays} days after the last attempt to pay. If you delete your account, your name and address are removed from its paid orders {messageDays} days after the last delivery. Abandoned baskets disappear after {basketDays} days. Quotes are deleted {quoteDays} days after they are accepted, withdrawn or expire.",
      },
      draw: {
        title: "The monthly draw",
        body: "If you take part, we use your email address for the receipt, the result and the prize only. We delete it {doublerDays} days after the draw, or at once if you withdraw your entry. Of the winner we show the first letter.",
      },
      security: {
        title: "How we protect it",
        body: "Connections are encrypted. Card numbers and PINs are stored in such a way that even those who work here cannot read them; each disclosure is recorded.",
      },
      rights: {
        title: "Your rights",
        body: "You may see your data, have it corrected or deleted, take it with you, or object to its use. An email is enough. You may also complain to the data protection authority of your country.",
      },
    },
  },
  cookies: {
    title: "Cookie statement",
    description: "{shop} sets only the cookies that a shop cannot do without. Read which ones, why and for how long.",
    intro: "A shop needs to remember your basket between two pages. That is what our cookies are for.",
    sections: {
      what: {
        title: "What a cookie is",
        body: "A cookie is a small text file that a website stores in your browser and reads again on the next page.",
      },
      necessary: {
        title: "What we set",
        body: "Two cookies, and a third in our checkout. One holds a random number that belongs to your basket and your orders in this browser, the other how many gifts are in your basket. They hold no name and no address, cannot be read by other sites and end {cookieDays} days after you last used the basket. The third gives everyone their turn when many people check out at once, and ends after 15 minutes.",
      },
      choice: {
        title: "Statistics, videos and maps",
        body: "If you agree to statistics, we count what visitors look at and buy, without knowing who, and your browser keeps the click ID of the ad that brought you here. A measurement service that the shop works with is loaded only then and may set cookies of its own; withdraw your consent, and we delete them. Videos and maps from other companies are loaded only after you agree; without your consent, none of it reaches your browser.",
      },
      storage: {
        title: "Other stored data",
        body: "Your browser may also remember that you closed a banner, so that it stays closed. It also keeps the gift cards that you mark as favourites, until you remove them. What you agreed to under “Cookies” at the foot of each page is kept for six months; if you agree to statistics, the click ID of an advertisement for 90 days. You can delete all of this in your browser’s settings; the shop works again straight away, with an empty basket.",
      },
    },
  },
  deliveryInfo: {
    title: "Delivery",
    description:
      "Digital gift cards arrive by email within the hour, physical ones by post: cut-off times, prices and what to do if one is late.",
    intro: "By email in minutes, or by post in an envelope that is a pleasure to open.",
    sections: {
      email: {
        title: "By email",
        body: "A digital card goes to the recipient, or to you, as soon as your payment has arrived: usually within minutes and normally within the hour. A link in the email opens the gift: the card with your message, its number, its PIN and a barcode.",
      },
      post: {
        title: "By post",
        body: "Physical cards ordered before {cutOff} on a working day are shipped the same day as a letterbox parcel. {nextDayPercent}% of them arrive on the next delivery day. Delivery costs {postage} per shipment.",
      },
      registered: {
        title: "Registered post",
        body: "When the cards in a shipment are worth more than {registeredAbove} together, we send it by registered post for {registered}. It has to be signed for on delivery.",
      },
      day: {
        title: "When exactly",
        body: "The product page shows the expected date of arrival, with weekends and public holidays taken into account. The same date is in your basket and in the confirmation.",
      },
      late: {
        title: "It has not arrived",
        body: "For an email, look in the spam folder first, then contact us and we’ll send it again. For a parcel, please wait {claimAfterWorkingDays} working days after it was shipped; then we’ll block the lost card and send a new one. Please tell us within {claimUntilDays} days if you can ([contact](route:contact)); your statutory rights are not affected.",
      },
    },
  },
  cancellation: {
    title: "Cancellation policy",
    description:
      "Within 14 days you can withdraw from an order of gift cards that haven’t been used. How it works and how you get your money back.",
    intro: "Chose the wrong gift? You have 14 days to change your mind.",
    sections: {
      right: {
        title: "Your right of withdrawal",
        body: "As a consumer you may withdraw within 14 days without giving a reason. The period begins when you or the recipient receives the card or, if there are several, the last of them.",
      },
      how: {
        title: "How to withdraw",
        body: "The quickest way is online: [withdraw from an order](route:withdrawal) with your order number and email address. You will receive an email with the day and time. Our [contact form](route:contact), an email, a letter or the model form will do just as well. Please send physical cards back within 14 days, unopened if possible, to {company}, {street}, {place}.",
      },
      limits: {
        title: "When it is no longer possible",
        body: "A card that has been used, wholly or in part, cannot be returned; nor can a donation that has been passed on. Gift wrap and gift packaging can be returned as long as they are unused.",
      },
      refund: {
        title: "Your money back",
        body: "We block the cards and pay back their value and the cheapest delivery within 14 days, using the method you paid with. This costs you nothing. For physical cards we may wait until they have come back.",
      },
      form: {
        title: "Model withdrawal form",
        body: "You can [withdraw online](route:withdrawal), or copy this form and send it to us:\n\nTo {company}, {street}, {place}, {email}:\n\n- I hereby give notice that I withdraw from my contract of sale of the following goods:\n- Ordered on / received on:\n- Order number:\n- Name of the consumer:\n- Address of the consumer:\n- Signature of the consumer (only if this form is sent on paper):\n- Date:",
      },
    },
  },
};
