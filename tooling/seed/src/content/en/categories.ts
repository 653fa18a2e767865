import type { SiteTexts } from "../site-texts.ts";

export const categories: SiteTexts["categories"] = {
  fashion: {
    title: "Clothes that are chosen, not exchanged",
    body: "Nobody returns what they tried on themselves. With a fashion card they pick the colour, the cut and the right size, in the shop or at home.",
    question: "Which value is enough for clothes?",
    answer:
      "A small one is enough for an accessory or a T-shirt, a larger one for shoes or a coat. Every amount from {digitalMinimum} to {digitalMaximum} is possible.",
  },
  beauty: {
    title: "For the mirror in the morning",
    body: "Perfume and care are a matter of taste and skin. A beauty card leaves both to the person who knows them best.",
    question: "Can treatments be paid for with it too?",
    answer:
      "That is for each brand to say: on the page of a card you read whether it is good for products, for treatments or for both.",
  },
  books: {
    title: "For the pile beside the bed",
    body: "You need not know what has been read already. A card for a bookshop is a promise of quiet evenings, and of an hour among the shelves.",
    question: "Is it good for e-books as well?",
    answer: "Many bookshops sell both. What a card can be spent on is shown on its page, under the conditions.",
  },
  dining: {
    title: "An evening that somebody else cooks",
    body: "A table for two, lunch with the whole office, breakfast by the window: a dining card is used when there is time for it, and nobody has to wash up.",
    question: "Do they have to reserve?",
    answer:
      "Most restaurants are glad of it. They say so on the card’s page, and it is a good moment to mention the gift card.",
  },
  cinema: {
    title: "Two seats and a dark hall",
    body: "First night or matinee, comedy or tragedy: they choose the title, the day and whom they take along. Popcorn included, if the value allows.",
    question: "Are tickets booked online with it?",
    answer:
      "With most cinemas and theatres, yes: the number on the card is entered when paying. Its page says how it works there.",
  },
  travel: {
    title: "Away for a night or a fortnight",
    body: "A travel card is the present that is looked forward to the longest. They decide whether it becomes a train, a room or half a flight.",
    question: "Can several people give one card together?",
    answer: "Yes. Choose one larger value, let everybody sign in the message, and send it as a single present.",
  },
  wellness: {
    title: "An afternoon without a telephone",
    body: "Sauna, massage or simply warm water: time off is seldom bought for oneself. Given as a card it gets a date, and then it happens.",
    question: "How long can they wait to use it?",
    answer: "A card is valid for {validity} from the day it is activated, so there is no hurry to relax.",
  },
  "home-garden": {
    title: "For rooms that are still becoming",
    body: "A lamp for the new flat, bulbs for the autumn, paint for the door: at home there is always a next thing. They know what it is, and you pay for it.",
    question: "Is it a good present for moving in?",
    answer:
      "One of the best: in the first weeks people find out what is missing. Send it by e-mail and it is there before the boxes are unpacked.",
  },
  sports: {
    title: "Out of the door",
    body: "Shoes for the first five kilometres, a rope for the climbing wall, a season ticket for the pool. A sports card gives good intentions something to start with.",
    question: "Does it work for equipment and for courses?",
    answer:
      "Shops take it for equipment, studios for lessons and tickets. Each card’s page says which of the two it is.",
  },
  "games-tech": {
    title: "Next level",
    body: "For consoles, computers and everything with a plug. A digital card arrives within the hour and is typed in at once, even late on the evening of a birthday.",
    question: "Does a digital card work at once?",
    answer: "Yes. Number and PIN are in the e-mail, and both are valid as soon as the payment has come in.",
  },
  kids: {
    title: "Something to build, read or grow into",
    body: "Children know exactly what they want, only not until next week. A card waits for the decision and turns the errand into an outing.",
    question: "From what age is it suitable?",
    answer:
      "From about six they enjoy choosing for themselves. For a birth it is the parents who choose, usually one size larger.",
  },
  "food-wine": {
    title: "For the table, from cheese to Champagne",
    body: "Delicatessen, wine and chocolate, picked by the one who will eat them. A small value is already a treat.",
    question: "Are there age limits for wine?",
    answer: "Yes: alcohol is sold to adults only, and the shop may ask for proof of age when the card is spent.",
  },
  music: {
    title: "Louder, please",
    body: "A record, a concert, three days in a field with friends. A music card leaves the date and the volume to them.",
    question: "What if a concert costs more than the card?",
    answer: "They pay the difference themselves when booking. If it costs less, what remains stays on the card.",
  },
  experiences: {
    title: "Stories instead of things",
    body: "Flying, cooking, driving, getting lost on purpose: an experience takes up no room and is talked about for years. They choose what they dare.",
    question: "Is the appointment fixed?",
    answer: "No. They agree on the day with the provider, at any time while the card is valid ({validity}).",
  },
  motoring: {
    title: "For everything on wheels",
    body: "New tyres, a service, a bell with a better sound: for people who would rather be on the road than in a shop. Useful, and still a present.",
    question: "Is there something for cyclists too?",
    answer:
      "Yes. Bicycle shops and workshops stand beside garages here; the card’s page names what it can be spent on.",
  },
  pets: {
    title: "For those who cannot say thank you",
    body: "They can, only without words. A card for food, toys or the vet pleases two at once: the animal, and whoever carries the bags.",
    question: "Is it for the shop or for the vet?",
    answer: "Both kinds are here. Look on the card’s page under where it can be spent.",
  },
  charity: {
    title: "A present for somebody you never meet",
    body: "For people who have everything. You choose the amount and the cause; the one you honour gets your words, and others get help.",
    question: "Does the whole amount arrive?",
    answer: "Yes. We pass on every donation in full and charge no fee on it. There is no VAT on it either.",
  },
  "for-business": {
    title: "A thank-you that fits everybody",
    body: "For ten colleagues or a hundred: by e-mail to each of them or by post to one address, each with a message of their own. Values follow your budget, and one order is enough.",
    question: "Can we order on invoice?",
    answer:
      "Not in the shop: an order is paid when it is placed. For larger orders, our business page says how to get a quote.",
  },
};
