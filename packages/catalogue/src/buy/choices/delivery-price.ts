import { postageFor } from "@giftshop/validation/postage";
import type { Person } from "../../several/person.ts";
import { addressKeys, cardValue, type Draft } from "../draft/draft.ts";
import type { Amount, Offer } from "../offer.ts";

/**
 * Whether a present, sold so and with nothing else in the
 * basket, is worth so much that it goes by registered post.
 */
export const isRegistered = ({ registered }: Offer, draft: Draft): boolean => {
  const faceValue = (cardValue(draft) ?? 0) * draft.quantity;
  return registered !== undefined && postageFor(faceValue, registered.above) === "registered";
};

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

/** What delivery of an offer costs, by registered post or not. */
export const deliveryPriceOf = ({ deliveryPrice, registered }: Offer, byRegisteredPost: boolean): Amount =>
  byRegisteredPost && registered ? registered.price : deliveryPrice;
