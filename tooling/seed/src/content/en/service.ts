import type { SiteTexts } from "../site-texts.ts";

export const service: Pick<SiteTexts, "helpdesk" | "contact" | "business" | "home" | "headings"> = {
  helpdesk: {
    title: "Questions and answers",
    description: "Help with ordering, delivery, payment and using your {shop} gift card, and how to reach us.",
    intro: "You’ll find answers to most questions here. If yours isn’t among them, contact us.",
    topics: {
      ordering: {
        title: "Ordering",
        questions: [
          {
            question: "Can I send one order to several people?",
            answer:
              "Yes. Every gift in your basket has its own recipient, message and amount, and you pay once. For cards by post, you choose for each person whether the card goes straight to them or to you.",
          },
          {
            question: "Can I choose the amount myself?",
            answer:
              "For most cards, yes: any whole amount within the limits shown on the product page. Some brands sell fixed amounts only.",
          },
          {
            question: "Can I change an order after I’ve paid?",
            answer:
              "In part. On your order page you can correct an email address, or take back a gift that hasn’t been opened yet. For anything else, contact us quickly.",
          },
          {
            question: "Do I need an account?",
            answer:
              "No. You can order as a guest; the confirmation comes by email. With an account, you also see your orders and gift cards in one place.",
          },
        ],
      },
      delivery: {
        title: "Delivery",
        questions: [
          {
            question: "How quickly does a gift card arrive?",
            answer:
              "Digital cards usually arrive within minutes. Physical cards ordered before {cutOff} are shipped the same working day. You’ll see the expected date when you order.",
          },
          {
            question: "The email hasn’t arrived. What now?",
            answer:
              "Look in the spam folder and check the address in your confirmation. If it’s right, [contact us](route:contact) and we’ll send it again.",
          },
          {
            question: "Does the recipient see what it cost?",
            answer:
              "The recipient sees the value of the card, never what you paid for delivery or packaging. There is no invoice in the parcel.",
          },
        ],
      },
      payment: {
        title: "Paying",
        questions: [
          {
            question: "How can I pay?",
            answer: "With the payment methods shown at checkout. Your payment details go to the payment provider only.",
          },
          {
            question: "My payment failed. Have I lost my order?",
            answer:
              "No. Your order is saved, with everything you typed. Go back to it and try again, or choose another payment method.",
          },
          {
            question: "Will I receive an invoice?",
            answer:
              "If you like. Once you’ve paid, you can request an invoice on your order page; we’ll also email it to you. The prices of delivery and packaging include VAT.",
          },
        ],
      },
      spending: {
        title: "Using a card",
        questions: [
          {
            question: "How much is left on my card?",
            answer:
              "Enter its number and PIN on the [balance page](route:balanceCheck). You’ll also see how long it’s valid.",
          },
          {
            question: "Do I have to use the whole balance in one go?",
            answer: "No. Any balance stays on the card until it expires.",
          },
          {
            question: "How long is a gift card valid?",
            answer: "{validity} from the day it’s activated, unless stated otherwise for that card.",
          },
          {
            question: "Can I have the value paid out?",
            answer:
              "No, unless the law says so. A gift card is used at the brand it names. If it isn’t for you, it makes a good gift for someone else.",
          },
        ],
      },
      problems: {
        title: "When something is wrong",
        questions: [
          {
            question: "My card number isn’t recognised.",
            answer:
              "Check the 19 digits and the 6 digits of the PIN; spaces don’t matter. After five wrong PINs a card is locked for 24 hours to protect its balance.",
          },
          {
            question: "I’ve lost my card.",
            answer:
              "Tell us straight away and have your order number ready. We’ll block the balance and do our best to help.",
          },
          {
            question: "The shop doesn’t accept my card.",
            answer:
              "Check that it is the right brand and country and that the card is still valid. If the shop is mistaken, contact us and we’ll speak to the brand.",
          },
        ],
      },
    },
  },
  contact: {
    title: "Customer support",
    description: "Email {shop} or call us: our team replies within two working days, usually much sooner.",
    intro: "Our team replies within two working days, usually on the same day.",
    before:
      "Your question may already be answered under [questions and answers](route:helpdesk). If it’s about an order, please have its number ready.",
    hours: "By phone on {phone}, on working days.",
  },
  business: {
    title: "Gift cards for your business",
    description:
      "Thank a team, welcome customers or reward a good idea: gift cards for businesses, from one to a thousand recipients.",
    intro: "One gift that suits everyone on the team: they choose, and you don’t have to guess.",
    reasons: [
      {
        title: "Something for everyone",
        body: "From cinema to garden centre: everyone on your team chooses what they like. No sizes, no leftovers, nothing forgotten in a drawer.",
      },
      {
        title: "Ready in an afternoon",
        body: "Digital cards reach their recipients within the hour, with a message in your own words. Physical cards ordered before {cutOff} are shipped the same working day.",
      },
      {
        title: "Simple for your accounts",
        body: "You pay the value of the cards. The prices of delivery and packaging include VAT, and one confirmation lists everything.",
      },
    ],
    steps: [
      {
        title: "Choose cards and amounts",
        body: "The same card for everyone or a different one for each person: put them in the basket, each with a name and message.",
      },
      { title: "Pay once", body: "With any payment method of this shop, all in one go." },
      {
        title: "Send your gifts",
        body: "Each recipient gets their own gift by email. Printed cards go straight to each recipient, or to you to hand out.",
      },
    ],
    invoice: {
      title: "Larger orders",
      body: "Would you like to pay by invoice, or see your logo on the card? [Request a quote](route:businessQuote). To send many gifts at once, use a [list of recipients](route:manyRecipients).",
    },
    questions: [
      {
        question: "Can we add our own message?",
        answer: "Yes, up to 150 characters for each gift, a different one for each recipient if you like.",
      },
      {
        question: "Are gift cards for employees tax-free?",
        answer:
          "That depends on your country and on the occasion. Your tax adviser knows the limits; our confirmation shows who received what, and for how much.",
      },
      {
        question: "What happens to cards that aren’t used?",
        answer: "They stay valid for {validity}. Recipients can check their balance at any time.",
      },
    ],
  },
  home: {
    welcome: {
      title: "Gifts that arrive in time",
      body: "{shop} has gift cards for every taste: chosen in a minute, with your own message, by email today or shipped by the next working day.",
    },
    reasons: [
      {
        title: "Quick delivery",
        body: "By email within the hour, or shipped the same working day if you order before {cutOff}.",
      },
      { title: "Make it personal", body: "Your own message, gift wrap and gift packaging turn a card into a gift." },
      {
        title: "Here to help",
        body: "Check the balance and expiry date whenever you like. If something goes wrong, our team will help.",
      },
    ],
    choice: {
      title: "Not sure what they would like?",
      body: "Start with the occasion. You’ll find cards and message ideas for birthdays, weddings, new babies and much more under [occasions](route:givingMoments).",
    },
  },
  headings: {
    cards: "Gift cards to match",
    posts: "Read on",
    cases: "How companies give",
    testimonials: "What customers say",
    steps: "How it works",
    questions: "Questions",
    contact: "Still have a question?",
    contactBody: "Write to [{email}](mailto:{email}) or call {phone}. We’re happy to help.",
    allMoments: "All occasions",
    allCards: "All gift cards",
  },
};
