import type { SiteTexts } from "../site-texts.ts";

export const categories: SiteTexts["categories"] = {
  fashion: {
    title: "Fashion gift cards: always the right size",
    body: "With a fashion gift card they pick the colour, the cut and the right size, in the shop or at home.",
    question: "How much should I give for clothes?",
    answer:
      "A small amount is enough for an accessory or a T-shirt, a larger one for shoes or a coat. With most brands, any whole amount from {digitalMinimum} to {digitalMaximum} is possible.",
  },
  beauty: {
    title: "Beauty gift cards: care they choose themselves",
    body: "Perfume and care are a matter of taste and skin. With a beauty gift card they choose what suits them.",
    question: "Can it be used for treatments too?",
    answer: "That depends on the brand: the product page shows whether the card is for products, treatments or both.",
  },
  books: {
    title: "Book gift cards: for the pile by the bed",
    body: "You don’t need to know what they’ve read already. A bookshop gift card means quiet evenings, and an hour among the shelves.",
    question: "Can it be used for e-books as well?",
    answer: "Many bookshops sell both. The product page shows what the card can be used for.",
  },
  dining: {
    title: "Restaurant gift cards: an evening off from cooking",
    body: "A table for two, lunch with the whole office, breakfast by the window: a restaurant gift card is there when they have time, and there’s no washing-up.",
    question: "Do they need to book?",
    answer: "Most restaurants prefer it. The product page shows how it works; mention the gift card when you book.",
  },
  cinema: {
    title: "Cinema and theatre gift cards: a night out",
    body: "Premiere or matinee, comedy or drama: they choose the film, the day and who comes along. There may even be something left for popcorn.",
    question: "Can I book tickets online with it?",
    answer:
      "With most cinemas and theatres, yes: enter the card number when you pay. The product page shows how it works.",
  },
  travel: {
    title: "Travel gift cards: a night or a fortnight away",
    body: "A trip is something to look forward to. They decide whether it’s a train journey, a hotel room or a flight.",
    question: "Can several people give one card together?",
    answer: "Yes. Choose one larger amount, let everyone sign the message and send it as a single gift.",
  },
  wellness: {
    title: "Wellness gift cards: an afternoon of calm",
    body: "Sauna, massage or simply warm water: we rarely treat ourselves to time off. With a wellness gift card it actually happens.",
    question: "How long is it valid?",
    answer: "A card is valid for {validity} from the day it is activated, so there’s no hurry.",
  },
  "home-garden": {
    title: "Home & garden gift cards: for every new home",
    body: "A lamp for the new flat, bulbs for the autumn, paint for the door: there’s always something to do at home, and they know what.",
    question: "Is it a good housewarming gift?",
    answer:
      "One of the best: in the first weeks people find out what is missing. Send it by email and it is there before the boxes are unpacked.",
  },
  sports: {
    title: "Sports gift cards: get moving",
    body: "Shoes for the first five kilometres, a rope for the climbing wall, a season ticket for the pool. A sports gift card gives good intentions a start.",
    question: "Can it be used for equipment and for classes?",
    answer:
      "Shops take it for equipment, studios for classes and tickets. The product page shows what it can be used for.",
  },
  "games-tech": {
    title: "Gaming gift cards: next level",
    body: "For consoles, computers and everything with a plug. A digital card arrives within the hour and can be used straight away, even late on the evening of a birthday.",
    question: "Can a digital card be used straight away?",
    answer: "Yes. As soon as the payment has come in, the card is sent by email and can be used straight away.",
  },
  kids: {
    title: "Gift cards for kids: choosing is half the fun",
    body: "Children know exactly what they want, until they see something better. A gift card waits for their decision and turns shopping into an outing.",
    question: "From what age is it suitable?",
    answer:
      "From about six they enjoy choosing for themselves. For a new baby, the parents choose, usually one size up.",
  },
  "food-wine": {
    title: "Food & wine gift cards: from cheese to champagne",
    body: "Delicatessen, wine and chocolate, picked by the person who’ll enjoy them. Even a small amount is a treat.",
    question: "Are there age limits for wine?",
    answer: "Yes: alcohol is sold to adults only, and the shop may ask for proof of age.",
  },
  music: {
    title: "Music gift cards: from vinyl to festivals",
    body: "A record, a concert, three days in a field with friends. With a music gift card they choose.",
    question: "What if a concert costs more than the card?",
    answer: "They pay the difference when booking. If it costs less, the balance stays on the card.",
  },
  experiences: {
    title: "Experience gift cards: a day to remember",
    body: "Flying, cooking, driving: a good experience is talked about for years. They choose what and when.",
    question: "Is the date fixed?",
    answer: "No. They arrange the day with the provider, at any time while the card is valid ({validity}).",
  },
  motoring: {
    title: "Car and bike gift cards: for everything on wheels",
    body: "New tyres, a service, a new bell: for people who would rather be on the road than in a shop. A gift they’ll really use.",
    question: "Is there something for cyclists too?",
    answer:
      "Yes. You’ll find bike shops and workshops as well as garages; the product page shows what the card can be used for.",
  },
  pets: {
    title: "Pet gift cards: for pets and their people",
    body: "A gift card for food, toys or the vet pleases two: the pet and its owner.",
    question: "Is it for the shop or for the vet?",
    answer: "There are both. The product page shows where the card can be used.",
  },
  charity: {
    title: "Give a donation as a gift",
    body: "For people who have everything. You choose the amount and the charity; the person you honour gets your message, and others get help.",
    question: "Does the whole amount arrive?",
    answer: "Yes. We pass on every donation in full and charge no fee on it.",
  },
  "for-business": {
    title: "Gift cards for business: a thank-you for everyone",
    body: "For ten colleagues or a hundred: by email or by post, to each of them or to one address, with a message for each person. The amounts fit your budget, and one order is enough.",
    question: "Can we order on invoice?",
    answer:
      "Yes, once our team has set it up for you. Request a quote on our business page; after that you can order on invoice.",
  },
};
