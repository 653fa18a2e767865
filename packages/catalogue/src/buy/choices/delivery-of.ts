import { postageFor } from "@giftshop/validation/postage";
import type { Person } from "../../several/person.ts";
import { cardValue, type Draft } from "../draft/draft.ts";
import { addressKeys } from "../draft/fields.ts";
import type { Amount, Offer } from "../offer.ts";
import { deliveryPriceOf, isRegistered } from "./delivery-price.ts";

/** What makes two people's parcels one: the same door, or the buyer's own. */
const doorOf = (person: Person): string =>
  person.way === "them" ? JSON.stringify([person.name, person.lastName, ...addressKeys.map((key) => person[key])]) : "";

/** What delivery of what was put together costs: of several people, a parcel to each door. */
export const deliveryOf = (offer: Offer, draft: Draft, money: (value: number) => string | undefined): Amount => {
  if (!draft.several || offer.kind === "DIGITAL" || draft.people.length === 0)
    return deliveryPriceOf(offer, isRegistered(offer, draft));
  const worth = new Map<string, number>();
  for (const person of draft.people) {
    const value = cardValue(person.amount.trim() === "" ? draft : { value: undefined, amount: person.amount }) ?? 0;
    const door = doorOf(person);
    worth.set(door, (worth.get(door) ?? 0) + value * draft.quantity);
  }
  const { registered } = offer;
  const sum = [...worth.values()].reduce((total, faceValue) => {
    const byPost = registered !== undefined && postageFor(faceValue, registered.above) === "registered";
    return total + deliveryPriceOf(offer, byPost).value;
  }, 0);
  return { value: sum, text: money(sum) ?? "" };
};
