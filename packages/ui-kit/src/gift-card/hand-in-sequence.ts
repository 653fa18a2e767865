import type { HandPose } from "./hand.tsx";

/** Which hand holds the card at this place of a list, from 0: they take turns in their sequence of three. */
export const handInSequence = (place: number): HandPose => (((place % 3) + 3) % 3) as HandPose;
