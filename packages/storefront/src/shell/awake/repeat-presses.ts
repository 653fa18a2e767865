import type { Early } from "./signal.ts";

/** Sends a form, or presses again what was pressed. */
const repeat = (element: HTMLElement): void =>
  element instanceof HTMLFormElement ? element.requestSubmit() : element.click();

/** Holds no more presses, and does those that were held: what is sent is what stands in the fields. */
export const repeatPresses = async ({ held, release }: Early): Promise<void> => {
  release();
  for (const element of held.splice(0)) {
    repeat(element);
    // React draws before the next: two presses on "one more" are two more.
    await null;
  }
};
