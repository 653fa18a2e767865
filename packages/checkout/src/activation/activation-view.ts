import { type FragmentType, type ResultOf, readFragment } from "@giftshop/graphql";
import { ActivationFragment } from "./activation.fragment.ts";

/** An activation as the page shows it. */
export type ActivationView = ResultOf<typeof ActivationFragment>;

/** Reads it out of an answer. */
export const activationView = (of: FragmentType<typeof ActivationFragment>): ActivationView =>
  readFragment(ActivationFragment, of);
