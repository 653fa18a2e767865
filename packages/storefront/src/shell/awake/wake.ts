import { whileWaking } from "@giftshop/ui-kit/waking";
import type { Early } from "./signal.ts";
import { tellTyped } from "./tell-typed.ts";

/** Sends a form, or presses again what was pressed. */
const repeat = (element: HTMLElement): void =>
  element instanceof HTMLFormElement ? element.requestSubmit() : element.click();

/** Tells React of what was typed and chosen, then does what was pressed: what is sent is what stands in the fields. */
export const wake = async (early: Early): Promise<void> => {
  // Later than the effect that calls: React ignores what happens while it is still at work.
  await null;
  early.release();
  await whileWaking(() => tellTyped(early));
  for (const element of early.held.splice(0)) {
    repeat(element);
    // React draws before the next: two presses on "one more" are two more.
    await null;
  }
};
