import { postageFor } from "@giftshop/validation/postage";
import { cardValue, type Draft } from "../draft/draft.ts";
import type { Amount, Offer } from "../offer.ts";

/**
 * Whether a present, sold so and with nothing else in the
 * basket, is worth so much that it goes by registered post.
 */
export const isRegistered = ({ registered }: Offer, draft: Draft): boolean => {
  const faceValue = (cardValue(draft) ?? 0) * draft.quantity;
  return registered !== undefined && postageFor(faceValue, registered.above) === "registered";
};

/** What delivery of an offer costs, by registered post or not. */
export const deliveryPriceOf = ({ deliveryPrice, registered }: Offer, byRegisteredPost: boolean): Amount =>
  byRegisteredPost && registered ? registered.price : deliveryPrice;
