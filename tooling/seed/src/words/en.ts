import type { LanguageWords } from "./language-words.ts";

export const en: LanguageWords = {
  categories: {
    fashion: "Fashion",
    beauty: "Beauty",
    books: "Books",
    dining: "Dining out",
    cinema: "Cinema & theatre",
    travel: "Travel",
    wellness: "Wellness",
    "home-garden": "Home & garden",
    sports: "Sports & outdoors",
    "games-tech": "Games & tech",
    kids: "Kids",
    "food-wine": "Food & wine",
    music: "Music & festivals",
    experiences: "Experiences",
    motoring: "Motoring & cycling",
    pets: "Pets",
    charity: "Good causes",
    "for-business": "For business",
  },
  openings: {
    fashion: [
      "A new favourite to wear, found at {brand}.",
      "{brand} dresses every day a little better, from first coat to last accessory.",
    ],
    beauty: [
      "{brand} brings together skincare, scent and colour worth lingering over.",
      "Time in front of the mirror becomes a treat with {brand}.",
    ],
    books: [
      "At {brand} the next good story is never far away.",
      "{brand} has shelves to get lost in, and people who know what to read next.",
    ],
    dining: [
      "A table at {brand} means good food and nowhere else to be.",
      "{brand} cooks with the seasons and serves without hurry.",
    ],
    cinema: ["Lights down, phones off: an evening at {brand}.", "{brand} turns an ordinary evening into a premiere."],
    travel: [
      "Somewhere new is closer than you think with {brand}.",
      "{brand} plans weekends away and longer journeys alike.",
    ],
    wellness: [
      "Warm water, quiet rooms and nothing on the agenda: that is {brand}.",
      "{brand} gives back an afternoon of calm.",
    ],
    "home-garden": [
      "{brand} has what makes a house feel lived in, indoors and out.",
      "From the first seedling to the last cushion, {brand} has ideas for every corner.",
    ],
    sports: [
      "{brand} kits you out for the first lap as well as the last summit.",
      "Good shoes, good gear, good advice: {brand} gets people moving.",
    ],
    "games-tech": [
      "{brand} has the games and gadgets that make everyone lean in.",
      "New worlds, clever devices and one more level at {brand}.",
    ],
    kids: [
      "{brand} is full of things to build, cuddle and race across the floor.",
      "Playtime starts at {brand}, whatever the age.",
    ],
    "food-wine": [
      "{brand} fills the pantry with things too good to keep for guests.",
      "Cheese, chocolate, a bottle to open together: {brand} knows its makers.",
    ],
    music: [
      "{brand} is for front rows, encores and songs you hum for days.",
      "From small stages to big fields, {brand} has the ticket.",
    ],
    experiences: [
      "{brand} gives them a day they’ll talk about for years.",
      "Up, under, over or very fast: {brand} has an adventure to match.",
    ],
    motoring: [
      "{brand} keeps wheels turning, two or four of them.",
      "From a full service to a Sunday ride, {brand} is the place.",
    ],
    pets: [
      "{brand} looks after those with four paws, feathers or fins.",
      "Treats, toys and sound advice: {brand} spoils every pet.",
    ],
  },
  middles: [
    "You choose the amount; they choose what makes them happy.",
    "The card can be used in one go or little by little.",
    "Add a few words of your own to make the card a personal gift.",
  ],
  closings: [
    "Lovely for a birthday, or for no reason at all.",
    "A safe choice for someone who already has everything.",
    "Ready in time, even if you remembered late.",
  ],
  conditions: {
    validity: "The card is valid for {validity} from the day it is activated.",
    spend: [
      "It can be used at all branches of {brand} and online; any balance stays on the card.",
      "Show the code at the till at {brand}, or enter it when you pay online; the card can be used for several purchases.",
    ],
    fixed: "This card is sold in fixed amounts.",
    cash: "It cannot be exchanged for cash or topped up.",
  },
  blankPack: {
    title: "Blank gift cards, box of {count}",
    description:
      "Keep a stock of {count} printed gift cards at hand and activate them when you give them, online and with the amount you choose.",
    conditions: "The cards have no value until they are activated. Activation is confirmed within 24 hours.",
  },
  businessCard: {
    title: "{brand} gift card for business",
    description:
      "For staff and business partners, at any whole amount from {minimum} to {maximum}. Use it at {brand} for office supplies, coffee and small gifts, in one go or in parts.",
  },
  donations: {
    "groves-for-tomorrow": "Plants young trees with local growers and looks after them for ten years.",
    "the-warm-table": "Cooks hot meals with rescued food for neighbours who could do with company.",
    "blue-bay-rescue": "Cleans beaches and brings stranded sea animals back to the water.",
    "pages-for-all": "Brings books and reading hours to schools that have no library.",
    "little-lanterns": "Lets families stay together close to a child in hospital.",
    "open-paw-shelter": "Takes in dogs and cats without a home and finds them one.",
  },
  donationEffects: {
    "groves-for-tomorrow": "Your gift pays for saplings, the stakes that hold them and water for their first summers.",
    "the-warm-table": "Your gift fills the pot: vegetables, gas and a chair at the table for someone who comes alone.",
    "blue-bay-rescue": "Your gift buys nets, gloves and the fish a seal needs until it can swim home.",
    "pages-for-all": "Your gift puts new books on a shelf and pays for an hour in which they are read aloud.",
    "little-lanterns": "Your gift pays for a bed, breakfast and a lamp in the window, a few steps from the hospital.",
    "open-paw-shelter": "Your gift pays for food, a vet and a warm bed until a new family comes.",
  },
  donationConditions: "The whole amount goes to the charity. A donation cannot be refunded once it has been passed on.",
  housePapers: { rosettes: "Rosette gift wrap", zigzag: "Zigzag gift wrap" },
  extras: {
    "wrap-confetti": "Confetti gift wrap",
    "wrap-botanical": "Leaf gift wrap",
    "wrap-stripes": "Striped gift wrap",
    "wrap-night-sky": "Night sky gift wrap",
    "wrap-kraft": "Kraft paper with string",
    "digital-birthday": "Happy birthday",
    "digital-thank-you": "Thank you",
    "digital-congratulations": "Congratulations",
    "digital-love": "With love",
    "digital-winter": "Winter wishes",
    "digital-new-home": "New home",
    "packing-kraft-box": "Kraft gift box",
    "packing-ribbon-box": "Gift box with ribbon",
    "packing-tin": "Keepsake tin",
    "packing-pouch": "Velvet pouch",
  },
};
