import { whileWaking } from "@giftshop/ui-kit/waking";
import type { Early } from "./signal.ts";
import { tellTyped } from "./tell-typed.ts";

/** Tells React of what was typed and chosen; answers what was done early, of which presses are left to do. */
export const tellEarly = async (early: Early): Promise<Early> => {
  // Later than the effect that calls: React ignores what happens while it is still at work.
  await null;
  await whileWaking(() => tellTyped(early));
  return early;
};
