import type { SiteTexts } from "../site-texts.ts";

export const service: Pick<SiteTexts, "helpdesk" | "contact" | "business" | "home" | "testimonials" | "headings"> = {
  helpdesk: {
    title: "Customer support",
    description:
      "Answers about ordering, delivering, paying for and spending gift cards of {shop}, and how you reach us.",
    intro: "Most questions are answered here. If yours is not, write to us.",
    topics: {
      ordering: {
        title: "Ordering",
        questions: [
          {
            question: "Can I send one order to several people?",
            answer:
              "Yes, by e-mail: every present in your basket has its own recipient, its own message and its own value, and you pay once. What is posted goes to one address per order; for two addresses, place two orders.",
          },
          {
            question: "Can I choose the value myself?",
            answer:
              "For most cards, yes: any whole amount between the limits that the product page shows. Some brands sell fixed values only.",
          },
          {
            question: "Can I change an order after I have paid?",
            answer:
              "Not yourself. Write to us quickly: as long as a card has not been sent, we can often still correct a name or an address.",
          },
          {
            question: "Do I need an account?",
            answer: "No. You order as a guest; the confirmation comes by e-mail.",
          },
        ],
      },
      delivery: {
        title: "Delivery",
        questions: [
          {
            question: "How quickly does a gift card arrive?",
            answer:
              "Digital cards usually within minutes. Physical cards leave us the same working day when ordered before {cutOff}. The product page names the exact moment.",
          },
          {
            question: "The e-mail has not arrived. What now?",
            answer:
              "Look in the spam folder and check the address in your confirmation. If it is right, [write to us](route:contact) and we will send it again.",
          },
          {
            question: "Does the recipient see what it cost?",
            answer:
              "The recipient sees the value of the card, never what you paid for postage or packing. There is no invoice in the parcel.",
          },
        ],
      },
      payment: {
        title: "Paying",
        questions: [
          {
            question: "How can I pay?",
            answer: "With the methods shown at checkout. Your bank or card details go to the payment provider only.",
          },
          {
            question: "My payment failed. Have I lost my order?",
            answer:
              "No. Your order waits, with everything you typed. Go back to it and try again, or choose another method.",
          },
          {
            question: "Will I receive an invoice?",
            answer:
              "Not by itself: the confirmation lists everything you paid. There is no VAT on the value of a gift card; the prices of postage and packing include it. If your accounts need more than that, write to us.",
          },
        ],
      },
      spending: {
        title: "Spending",
        questions: [
          {
            question: "How much is left on my card?",
            answer:
              "Type its number and PIN on the [balance page](route:balanceCheck). You will also see how long it is valid.",
          },
          {
            question: "Do I have to spend it all at once?",
            answer: "No. What is left stays on the card until it expires.",
          },
          {
            question: "How long is a gift card valid?",
            answer: "{validity} from the day it was activated, unless the product page says otherwise.",
          },
          {
            question: "Can I have the value paid out?",
            answer:
              "No. A gift card is spent at the brand it names. If it does not suit you, it makes a good present for somebody else.",
          },
        ],
      },
      problems: {
        title: "When something is wrong",
        questions: [
          {
            question: "My card number is not recognised.",
            answer:
              "Check the 19 digits and the 6 digits of the PIN; spaces do not matter. After five wrong PINs a card is locked for 24 hours to protect its balance.",
          },
          {
            question: "I have lost my card.",
            answer:
              "Tell us at once and keep your order number at hand. We block what is left and look for a solution with you.",
          },
          {
            question: "The shop does not accept my card.",
            answer:
              "Check that it is the right brand and country and that the card is still valid. If the shop is mistaken, write to us and we will speak to the brand.",
          },
        ],
      },
    },
  },
  contact: {
    title: "Contact us",
    description: "Write to {shop} or call us: a person answers within two working days, usually much sooner.",
    intro: "A person reads what you write and answers within two working days, usually on the same day.",
    before:
      "Your question may already be answered under [customer support](route:helpdesk). If it is about an order, please have its number at hand.",
    hours: "By phone on {phone}, on working days.",
  },
  business: {
    title: "Gift cards for your business",
    description:
      "Thank a team, welcome customers or reward a good idea: gift cards for businesses, from one to a thousand recipients.",
    intro: "One present that suits everybody on the team: each chooses, nobody has to guess.",
    reasons: [
      {
        title: "Everybody finds something",
        body: "From cinema to garden centre: your people choose what they like. No sizes, no leftovers, no presents in the drawer.",
      },
      {
        title: "Ready in an afternoon",
        body: "Digital cards reach their recipients within the hour, with a message in your own words. Physical ones ordered before {cutOff} are posted the same working day.",
      },
      {
        title: "Clear for your accounts",
        body: "There is no VAT on the value of the cards. The prices of postage and packing include it, and one confirmation lists everything.",
      },
    ],
    steps: [
      {
        title: "Choose cards and values",
        body: "One card for all or a different one for each: put them in the basket, each with a name and message.",
      },
      { title: "Pay once", body: "With the payment methods of this shop, all in one go." },
      {
        title: "Make them happy",
        body: "Each recipient gets a present of their own by e-mail. Printed cards come to one address, for you to hand out.",
      },
    ],
    invoice: {
      title: "Larger orders",
      body: "For more than a hundred recipients, your own design on the card or a later delivery date, write to [{email}](mailto:{email}). We will answer within one working day with a quote.",
    },
    questions: [
      {
        question: "Can we add our own message?",
        answer: "Yes, up to 150 characters for each present, a different one for each recipient if you like.",
      },
      {
        question: "Are gift cards for employees tax-free?",
        answer:
          "That depends on your country and on the occasion. Your tax adviser knows the limits; our confirmation says who received what, and at what value.",
      },
      {
        question: "What happens to cards that nobody spends?",
        answer: "They stay valid for {validity}. Recipients can look up their balance at any time.",
      },
    ],
    testimonial: {
      quote: "We used to send wine to people who drink none. Now everyone writes back to tell us what they chose.",
      author: "Miriam, head of personnel",
    },
  },
  home: {
    welcome: {
      title: "Presents that arrive in time",
      body: "{shop} has gift cards for every taste: chosen in a minute, with a message in your own words, by e-mail today or in the post by the next working day.",
    },
    reasons: [
      {
        title: "Quickly on its way",
        body: "Digital within the hour, by post the same working day if you order before {cutOff}.",
      },
      { title: "Made personal", body: "Your own message, a wrapper and gift packing turn a card into a present." },
      {
        title: "Safe until it is spent",
        body: "Balance and expiry can be looked up at any time, and we are there if something goes wrong.",
      },
    ],
    choice: {
      title: "Not sure what they would like?",
      body: "Start from the occasion. We have gathered cards and a few good words for birthdays, weddings, new babies and many other days in [giving moments](route:givingMoments).",
    },
  },
  testimonials: [
    {
      quote: "Ordered at ten in the evening, unwrapped at breakfast. She never noticed that I had forgotten.",
      author: "Daniel, Leeds",
    },
    {
      quote: "The message on the card mattered more than the amount. Good that there is room for it.",
      author: "Rosa, Bristol",
    },
    {
      quote: "My parents found the number and the PIN at once, and they do not get on with computers.",
      author: "Femi, Glasgow",
    },
    { quote: "One address was wrong. One e-mail, one answer, sorted within the hour.", author: "Hannah, Cardiff" },
  ],
  headings: {
    cards: "Cards that suit",
    posts: "Read on",
    testimonials: "What customers say",
    steps: "How it works",
    questions: "Questions",
    contact: "Still have a question?",
    contactBody: "Write to [{email}](mailto:{email}) or call {phone}. A person answers.",
    allMoments: "All giving moments",
    allCards: "All gift cards",
  },
};
