import type { SiteTexts } from "../site-texts.ts";

export const posts: Pick<SiteTexts, "blog" | "posts"> = {
  blog: {
    title: "Blog: the art of giving",
    description: "How to choose a gift, what to write on the card and when to send it: tips for giving well.",
    intro: "Tips for choosing, writing and giving.",
  },
  posts: {
    choose: {
      path: "choosing-a-gift-card-that-gets-used",
      title: "Choosing a gift card that gets used",
      description: "The best gift card is one that gets used. Three questions that help you find it.",
      intro:
        "Most gift cards are used within weeks. The ones that stay in a drawer were bought for the person we’d like someone to be, not for who they are.",
      sections: [
        {
          title: "What do they do on a free Saturday?",
          body: "Not what they might do, not what they did three years ago. Someone who spends Saturdays in the garden is happier with a gift card for bulbs than with one for a spa, however tired they look. If you don’t know, ask someone who lives with them.",
        },
        {
          title: "Is there a branch nearby, or a good web shop?",
          body: "A card for a restaurant on the other side of the country is hard to use. The product page shows where a card can be used. When in doubt, choose a brand that also sells online.",
        },
        {
          title: "Is the amount enough for one whole thing?",
          body: "A gift shouldn’t begin with paying extra. Think of one thing at that shop and what it costs: a hardback, two cinema tickets, a good dinner for one. That is your amount. Then write in the message what you had in mind, and leave them free to choose something else.",
        },
      ],
    },
    message: {
      path: "what-to-write-on-a-gift-card",
      title: "What to write on a gift card",
      description: "150 characters are plenty. How to write a message that’s kept long after the card has been used.",
      intro: "The amount is forgotten by spring. The sentence beside it is sometimes kept for years.",
      sections: [
        {
          title: "Begin with them, not with the day",
          body: "“Happy birthday” is already on the cake. Begin with something only you know: “Since you started rowing, you laugh more.” The rest writes itself.",
        },
        {
          title: "One image instead of three wishes",
          body: "Health, happiness and success fit everyone. Something specific is better: “I hope there’s a Sunday this year when no one needs you before ten.”",
        },
        {
          title: "Say what it is for, and let go of it",
          body: "“I thought of the blue lamp, but you have the better eye.” That shows that you looked, and leaves the choice where it belongs. Read it aloud once before you press the button. If you would say it like that, it is right.",
        },
      ],
    },
    "digital-or-post": {
      path: "by-email-or-by-post",
      title: "By email or by post?",
      description:
        "A digital card is quick, a printed one can be unwrapped. Which of the two makes the better gift, and when.",
      intro: "They’re worth the same, but feel different.",
      sections: [
        {
          title: "By email, when the moment counts",
          body: "Far away, late in the evening, or exactly at the minute an exam ends: an email arrives straight away. It can’t get lost in a drawer either: a quick search in the inbox will find it.",
        },
        {
          title: "By post, when there should be something to unwrap",
          body: "That goes for birthdays with guests, weddings and children. Gift wrap and gift packaging cost little and make it a real gift. Order before {cutOff} on a working day and we’ll ship it the same day.",
        },
        {
          title: "Both at once",
          body: "A small digital card in the morning and the real gift in the evening: a good start to the day, and something to unwrap later.",
        },
      ],
    },
    "birthday-by-age": {
      path: "birthday-presents-by-age",
      title: "Birthday gifts from eight to eighty",
      description: "What children, teenagers, parents and grandparents like to be given, and how much is usual.",
      intro: "From pocket-money favourites to an afternoon of wellness: what people enjoy at every age.",
      sections: [
        {
          title: "Eight to fifteen",
          body: "Buying something on their own for the first time is half the gift. Choose a shop they can get to without their parents, and an amount that covers one thing with a little change. Games, books and sports nearly always work.",
        },
        {
          title: "Sixteen to forty",
          body: "Evenings are what count here: concerts, dinner out, a weekend away. Club together with others. For anyone who has just moved, home and garden is never wrong; for new parents, a meal someone else has cooked.",
        },
        {
          title: "Forty and over",
          body: "They have most things already, but seldom enough time. An afternoon of wellness, a theatre night for two, a day on a course. For grandparents a printed card is better than an email: it stands on the sideboard, and is shown to visitors.",
        },
      ],
    },
    "team-presents": {
      path: "presents-for-a-team-without-a-meeting",
      title: "Gifts for a team in a quarter of an hour",
      description: "How to thank eight colleagues quickly, fairly and personally.",
      intro: "Finding one gift for eight people takes time. Here’s a quicker way.",
      sections: [
        {
          title: "The same amount, a different card",
          body: "Fair doesn’t mean identical. Give everyone the same amount and choose the brand for each, or a brand with many shops for all. It takes about a minute each.",
        },
        {
          title: "One sentence each",
          body: "“Thanks for your commitment” sounds like a template. Write one thing that this person did this year. If nothing comes to mind, ask the colleague at the next desk; that conversation alone is worth it.",
        },
        {
          title: "Mind the limits",
          body: "In many countries, small gifts to employees are tax-free up to a certain amount. Check before you choose the value. The order confirmation lists recipients and amounts for your accounts.",
        },
      ],
    },
    "last-minute": {
      path: "forgotten-here-is-the-plan",
      title: "Forgot? Here’s the plan",
      description:
        "The party is tonight and you have nothing. Twenty minutes are enough for a gift that doesn’t look last-minute.",
      intro: "It happens to the best of us. What matters is what you do with the next twenty minutes.",
      sections: [
        {
          title: "Five minutes: choose",
          body: "Think of the last thing they couldn’t stop talking about. Look for a brand that fits. Don’t scroll through everything; the first good idea is usually the right one.",
        },
        {
          title: "Ten minutes: write",
          body: "Spend twice as long on the message as on the choice. After a good message, no one asks when you bought the gift.",
        },
        {
          title: "Five minutes: hand it over well",
          body: "Have the card sent to yourself, print it and put it into an envelope; a folded sheet of good paper will do. Or send it directly to them and be there when the phone buzzes.",
        },
      ],
    },
    "film-evening": {
      path: "a-film-evening-as-a-present",
      title: "A film night as a gift",
      description:
        "A cinema gift card, good seats and something to snack on: how to give a whole evening. With a short film to start with.",
      intro: "A cinema gift card, a date and some popcorn: that is all a good evening needs.",
      sections: [
        {
          title: "Three things are enough",
          body: "Choose a cinema gift card that covers two seats, write down a date that suits you both and add something to snack on. Anyone who unwraps it will look forward to the evening straight away.",
        },
        {
          title: "A short film to start with",
          body: "“Big Buck Bunny” takes ten minutes and suits all ages. It was made by the Blender Foundation, and anyone may watch and share it freely.",
        },
        {
          title: "What to write",
          body: "“Friday at eight: you choose the film, I’ll bring the popcorn.” A sentence like this makes it an invitation, and it fits easily into the 150 characters of the message.",
        },
      ],
    },
  },
};
