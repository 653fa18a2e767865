import { expect, test } from "@jest/globals";
import { type DoublerOffer, offerDoubler, onDoublerOffer } from "./doubler-offer.ts";

test("a card that is offered is heard of until one hears no more", () => {
  const page = new EventTarget();
  const heard: DoublerOffer[] = [];
  const end = onDoublerOffer(page, (offer) => heard.push(offer));
  const offer = { cardNumber: "6001", pin: "123456", balance: { value: 5000, currency: "EUR" } };
  offerDoubler(page, offer);
  expect(heard).toEqual([offer]);
  end();
  offerDoubler(page, offer);
  expect(heard).toHaveLength(1);
});
