import type { Early } from "../shell/awake/signal.ts";
import { holdPresses } from "./hold-presses.ts";

/**
 * Notes from now on what is done on the page and cannot be read off it later. What was typed and chosen can.
 */
export const watch = (): Early => {
  const early: Early = { ...holdPresses(), composing: null };
  addEventListener("compositionstart", ({ target }) => {
    early.composing = target;
  });
  addEventListener("compositionend", () => {
    early.composing = null;
  });
  return early;
};
