/** Event on `window`, once: React has taken over the page. Its detail is a `Wake`. */
export const awake = "awake";

/** What was done on a page before it was awake, as its loader (src/loader) kept it. */
export interface Early {
  /** What was pressed, and forms that were sent, in this order. */
  held: HTMLElement[];
  /** Where an input method is putting a word together. */
  composing: EventTarget | null;
  /** Holds no more, and takes the marks away. */
  release(): void;
}

/**
 * Does what was done early. The loader calls it, as it alone knows what
 * that was; it comes with the page's scripts, as nobody needs it sooner.
 */
export type Wake = (early: Early) => void;
