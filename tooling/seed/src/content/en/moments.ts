import type { SiteTexts } from "../site-texts.ts";

export const moments: Pick<SiteTexts, "givingMoments" | "moments" | "landings"> = {
  givingMoments: {
    title: "Giving moments",
    description:
      "Gift cards for birthdays, weddings, new babies, farewells and many other days, with ideas for the message on the card.",
    intro: "What is there to celebrate? Choose the day, and we help with the rest.",
  },
  moments: {
    birthday: {
      path: "birthday",
      title: "Birthday",
      description:
        "Gift cards for a birthday: ideas for every age, a value that fits, and words for the card that are not the usual ones.",
      intro:
        "It comes every year and still takes one by surprise. A gift card is there in time, even on the day itself.",
      ideas: {
        title: "What suits whom",
        body: "For children something to build or to read, for teenagers games and music, for friends an evening out, for parents an afternoon of rest. Together with others you can give one larger card instead of many small things.",
      },
      words: {
        title: "Words for the card",
        body: "- “Another year, another reason for cake. Enjoy it.”\n- “For the thing you would never buy yourself.”\n- “You choose, we clap.”",
      },
    },
    "thank-you": {
      path: "saying-thank-you",
      title: "Thank you",
      description:
        "A gift card that says thank you: for neighbours, teachers, colleagues and everybody who helped without being asked.",
      intro: "Somebody fed the cat, stood in, carried boxes. A thank-you is best while it is fresh.",
      ideas: {
        title: "What suits whom",
        body: "A small value says enough: a coffee, a book, two tickets for the cinema. Choose something they would not allow themselves on an ordinary day.",
      },
      words: {
        title: "Words for the card",
        body: "- “You made it easier. Thank you.”\n- “For the hours you gave us: one back.”\n- “It did not go unnoticed.”",
      },
    },
    wedding: {
      path: "wedding",
      title: "Wedding",
      description:
        "Gift cards for a wedding: for the journey, the house or an evening for two, wrapped well enough for the present table.",
      intro: "Two people, one present, and a list on which everything has been taken. A card leaves them the choice.",
      ideas: {
        title: "What suits whom",
        body: "Travel for those who are leaving, home and garden for those who are moving in, a table for two for the first anniversary. In gift packing it holds its own on the present table.",
      },
      words: {
        title: "Words for the card",
        body: "- “For the first thing you choose together as a married couple.”\n- “May you never agree on everything.”\n- “To many ordinary days that are good ones.”",
      },
    },
    "new-baby": {
      path: "new-baby",
      title: "New baby",
      description:
        "Gift cards for new parents: for what is needed in the next size up, or for a meal that somebody else has cooked.",
      intro: "Everybody brings rompers in newborn size. You bring what is needed in three months’ time.",
      ideas: {
        title: "What suits whom",
        body: "For the child clothes and toys to grow into; for the parents a meal they need not cook or an hour of quiet. Valid for {validity}, so there is no hurry.",
      },
      words: {
        title: "Words for the card",
        body: "- “Welcome, little one. You have chosen good people.”\n- “For the first night you sleep through.”\n- “For whatever you need next.”",
      },
    },
    december: {
      path: "december",
      title: "The holidays",
      description:
        "Gift cards for the December holidays: many presents, one order, each with a message of its own, in time by e-mail or post.",
      intro: "Many presents in few days. Put them into one basket, each with its own name and message, and pay once.",
      ideas: {
        title: "What suits whom",
        body: "Physical cards under the tree, digital ones for those who are far away. For delivery by post, order by the middle of the month; e-mail is in time even on the evening itself.",
      },
      words: {
        title: "Words for the card",
        body: "- “For the quiet days in between.”\n- “Something to look forward to in January.”\n- “With love, and without a receipt.”",
      },
    },
    "get-well": {
      path: "get-well",
      title: "Get well",
      description:
        "A gift card for somebody who is ill: something to read, to watch or to look forward to, in the inbox today.",
      intro: "You cannot make anybody well. You can see to it that the time passes more quickly.",
      ideas: {
        title: "What suits whom",
        body: "Books, films and games for now; dining, wellness or a day out for later. By e-mail it is there this afternoon, without visiting hours.",
      },
      words: {
        title: "Words for the card",
        body: "- “Take all the time you need. We will keep your chair warm.”\n- “For the first day outside again.”\n- “Thinking of you, quietly.”",
      },
    },
    farewell: {
      path: "farewell",
      title: "Farewell",
      description:
        "Gift cards for somebody who is leaving: a colleague, a neighbour, a friend. Put together by many, chosen by one.",
      intro: "A new job, a new town, retirement: nobody should leave empty-handed.",
      ideas: {
        title: "What suits whom",
        body: "Club together and give one value that opens something: a journey, a course, an instrument. For a colleague it may be what nobody knew they liked.",
      },
      words: {
        title: "Words for the card",
        body: "- “Stay in touch. We mean it.”\n- “For the first Monday without us.”\n- “You leave a gap. Fill yours with something good.”",
      },
    },
    "new-home": {
      path: "new-home",
      title: "New home",
      description:
        "Gift cards for a house-warming: for lamps, plants, tools, and for the meal on the first evening among the boxes.",
      intro:
        "They need everything and do not yet know what. Give them the choice, and time to see which corner stays empty.",
      ideas: {
        title: "What suits whom",
        body: "Home and garden for the empty corner, a meal for the first evening, something for the pantry. Wrapped with a plant beside it, it is a present to hand over at the door.",
      },
      words: {
        title: "Words for the card",
        body: "- “For the corner that still looks empty.”\n- “May the neighbours be kind and the walls be dry.”\n- “Bread, salt and this.”",
      },
    },
  },
  landings: {
    tonight: {
      path: "present-for-tonight",
      title: "A present for tonight",
      description:
        "Invited, and empty-handed? Digital gift cards by e-mail within the hour, with a message, on any day and at any hour.",
      intro:
        "The shops are closed, the party begins at eight. Choose a card now and it is in the inbox before you have your coat on.",
      reasons: [
        { title: "Within the hour", body: "Usually within minutes of your payment, on Sundays too." },
        { title: "To them or to you", body: "Have it sent to the recipient, or to yourself to print and fold." },
        { title: "With your words", body: "150 characters are enough to make it look like a plan." },
      ],
      closing: {
        title: "How to hand over an e-mail",
        body: "Print the card, fold it once and put it into an envelope. Or send it at the moment you raise your glasses: enter their address and press pay when the cake comes.",
      },
    },
    "small-presents": {
      path: "small-presents",
      title: "Small presents",
      description:
        "Gift cards for a small budget: a coffee, a book, a film. Little presents with a good message, sent within the hour.",
      intro: "It need not be much. It should be meant.",
      reasons: [
        { title: "You set the value", body: "With most brands any whole amount from the smallest value upwards." },
        { title: "No postage by e-mail", body: "A digital card costs what is printed on it, and nothing more." },
        { title: "A message makes it large", body: "One good sentence is worth more than the next banknote up." },
      ],
      closing: {
        title: "Three ideas",
        body: "A coffee for somebody who listened. A paperback for a journey. A scoop of ice cream for a child who was brave at the dentist’s.",
      },
    },
    "for-a-team": {
      path: "present-for-a-team",
      title: "A present for the whole team",
      description:
        "Give every colleague a gift card of their own: one basket, one payment, a message for each. Ideas and tips.",
      intro: "Eight people, eight tastes, one afternoon. That is enough time.",
      reasons: [
        { title: "One basket", body: "Each present has its own recipient and message; you pay once." },
        { title: "Fair", body: "The same value for everyone, and everyone chooses." },
        { title: "Wherever they work", body: "In the office, at home or on the road: an e-mail finds them." },
      ],
      closing: {
        title: "Giving on behalf of a business?",
        body: "Then look at the page [for businesses](route:business): it says how larger orders work.",
      },
    },
  },
};
