import type { SiteTexts } from "../site-texts.ts";

export const moments: Pick<SiteTexts, "givingMoments" | "moments" | "landings"> = {
  givingMoments: {
    title: "Occasions",
    description:
      "Gift cards for birthdays, weddings, new babies, farewells and many other days, with ideas for the message on the card.",
    intro: "What are you celebrating? Choose the occasion, and we’ll help with the rest.",
  },
  moments: {
    birthday: {
      path: "birthday",
      title: "Birthday",
      description:
        "Gift cards for a birthday: ideas for every age, the right amount, and messages that aren’t the usual ones.",
      intro: "Birthdays come around every year, and a gift card arrives in time, even on the day itself.",
      ideas: {
        title: "Ideas for everyone",
        body: "For children something to build or to read, for teenagers games and music, for friends an evening out, for parents an afternoon of rest. Together with others you can give one larger card instead of many small things.",
      },
      words: {
        title: "Messages for the card",
        body: "- “Another year, another reason for cake. Enjoy it.”\n- “For the thing you would never buy yourself.”\n- “You choose. We’ll cheer.”",
      },
    },
    "thank-you": {
      path: "saying-thank-you",
      title: "Thank you",
      description:
        "A gift card that says thank you: for neighbours, teachers, colleagues and everyone who helped without being asked.",
      intro: "Someone fed the cat, stood in, carried boxes. Don’t wait too long to say thank you.",
      ideas: {
        title: "Ideas for everyone",
        body: "A small amount says enough: a coffee, a book, two tickets for the cinema. Choose something they wouldn’t buy themselves on an ordinary day.",
      },
      words: {
        title: "Messages for the card",
        body: "- “You made it easier. Thank you.”\n- “You gave us so many hours. Here’s one for you.”\n- “We noticed, and we’re grateful.”",
      },
    },
    wedding: {
      path: "wedding",
      title: "Wedding",
      description:
        "Gift cards for a wedding: for the honeymoon, the home or an evening for two, beautifully wrapped for the gift table.",
      intro: "Everything on the list already taken? A gift card leaves them the choice.",
      ideas: {
        title: "Ideas for everyone",
        body: "Travel for the honeymoon, home and garden for the first place together, a table for two for the first anniversary. In gift packaging it looks good on the gift table.",
      },
      words: {
        title: "Messages for the card",
        body: "- “For the first thing you choose together as a married couple.”\n- “To a lifetime of good conversations.”\n- “To many ordinary days that are good ones.”",
      },
    },
    "new-baby": {
      path: "new-baby",
      title: "New baby",
      description: "Gift cards for new parents: for the next size up, or for a meal that someone else has cooked.",
      intro: "Everyone brings newborn sizes. You give what they’ll need in three months.",
      ideas: {
        title: "Ideas for everyone",
        body: "For the child clothes and toys to grow into; for the parents a meal they don’t have to cook or an hour of quiet. Valid for {validity}, so there is no hurry.",
      },
      words: {
        title: "Messages for the card",
        body: "- “Welcome, little one. You have chosen good people.”\n- “For the first night you sleep through.”\n- “For whatever you need next.”",
      },
    },
    december: {
      path: "december",
      title: "The festive season",
      description:
        "Gift cards for the festive season: many gifts, one order, each with its own message, in time by email or post.",
      intro: "A lot of gifts in a few days? Put them in one basket, each with its own name and message, and pay once.",
      ideas: {
        title: "Ideas for everyone",
        body: "Physical cards under the tree, digital ones for those who are far away. For delivery by post, order by the middle of the month; email gets there in time even on the day itself.",
      },
      words: {
        title: "Messages for the card",
        body: "- “For the quiet days in between.”\n- “Something to look forward to in January.”\n- “With love, and without a receipt.”",
      },
    },
    "get-well": {
      path: "get-well",
      title: "Get well",
      description:
        "A gift card for someone who is ill: something to read, to watch or to look forward to, in the inbox today.",
      intro: "A gift won’t cure them, but it helps to pass the time.",
      ideas: {
        title: "Ideas for everyone",
        body: "Books, films and games for now; dining, wellness or a day out for later. By email it is there this afternoon, without visiting hours.",
      },
      words: {
        title: "Messages for the card",
        body: "- “Take all the time you need. We will keep your chair warm.”\n- “For the first day outside again.”\n- “Thinking of you, quietly.”",
      },
    },
    farewell: {
      path: "farewell",
      title: "Farewell",
      description: "Gift cards for someone who is leaving: a colleague, a neighbour, a friend. One gift from everyone.",
      intro: "A new job, a new town, retirement: say goodbye with a gift they choose.",
      ideas: {
        title: "Ideas for everyone",
        body: "Club together and give one amount that makes something possible: a journey, a course, an instrument. Ask around what your colleague really enjoys.",
      },
      words: {
        title: "Messages for the card",
        body: "- “Stay in touch. We mean it.”\n- “For the first Monday without us.”\n- “We’ll miss you. Treat yourself to something good.”",
      },
    },
    "new-home": {
      path: "new-home",
      title: "New home",
      description:
        "Gift cards for a housewarming: for lamps, plants, tools, and for the meal on the first evening among the boxes.",
      intro: "They need all sorts of things and don’t yet know what. Give them the choice, and time to settle in.",
      ideas: {
        title: "Ideas for everyone",
        body: "Home and garden for the empty corner, a meal for the first evening, something for the pantry. Wrapped with a plant beside it, it’s a lovely gift to hand over at the door.",
      },
      words: {
        title: "Messages for the card",
        body: "- “For the corner that still looks empty.”\n- “May the neighbours be kind and the walls be dry.”\n- “Bread, salt and this.”",
      },
    },
  },
  landings: {
    tonight: {
      path: "present-for-tonight",
      title: "A gift for tonight",
      description:
        "Invited, and empty-handed? Digital gift cards by email within the hour, with a message, on any day and at any hour.",
      intro:
        "The shops are closed, the party begins at eight. Choose a card now and it is in the inbox before you have your coat on.",
      reasons: [
        { title: "Within the hour", body: "Usually within minutes of your payment, on Sundays too." },
        { title: "To them or to you", body: "Have it sent to the recipient, or to yourself to print and fold." },
        { title: "With your message", body: "Up to 150 characters, just for them." },
      ],
      closing: {
        title: "How to hand over an email",
        body: "Print the card, fold it once and put it into an envelope. Or send it at the moment you raise your glasses: enter their address and press pay when the cake arrives.",
      },
    },
    "small-presents": {
      path: "small-presents",
      title: "Small gifts",
      description:
        "Gift cards for a small budget: a coffee, a book, a film. Small gifts with a kind message, sent within the hour.",
      intro: "A small amount and a kind word are often enough.",
      reasons: [
        { title: "You set the amount", body: "With most brands, any whole amount from the minimum upwards." },
        { title: "Free delivery by email", body: "A digital card costs what’s printed on it, and nothing more." },
        { title: "Your message makes it special", body: "A few well-chosen words go a long way." },
      ],
      closing: {
        title: "Three ideas",
        body: "A coffee for someone who listened. A paperback for a journey. A scoop of ice cream for a child who was brave at the dentist’s.",
      },
    },
    "for-a-team": {
      path: "present-for-a-team",
      title: "A gift for the whole team",
      description:
        "Give every colleague a gift card of their own: one basket, one payment, a message for each. Ideas and tips.",
      intro: "Eight colleagues, eight tastes: sorted in one afternoon.",
      reasons: [
        { title: "One basket", body: "Each gift has its own recipient and message; you pay once." },
        { title: "Fair", body: "The same amount for everyone, and everyone chooses." },
        { title: "Wherever they work", body: "In the office, at home or on the road: an email always gets there." },
      ],
      closing: {
        title: "Giving on behalf of a business?",
        body: "Our page [for businesses](route:business) shows how larger orders work.",
      },
    },
  },
};
