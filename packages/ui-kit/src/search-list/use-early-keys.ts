import { type RefObject, useEffect, useRef } from "react";

const arrows: readonly string[] = ["ArrowDown", "ArrowUp"];

const press = (element: HTMLElement, key: string): void => {
  for (const type of ["keydown", "keyup"]) {
    element.dispatchEvent(new KeyboardEvent(type, { key, bubbles: true, cancelable: true }));
  }
};

/** Keys that are kept for a list on its way. */
export interface EarlyKeys {
  /**
   * Whether a key waits for the list: an arrow, and an Enter
   * after it where the text itself (`value`) leads nowhere.
   */
  keep(key: string, value: string): boolean;
  /** What they were meant for does not come any more. */
  forget(): void;
}

/**
 * Keeps what is pressed to move into a list before there is
 * one, and presses it again, in order, once `listed`.
 *
 * @param input where it is pressed
 */
export const useEarlyKeys = (input: RefObject<HTMLElement | null>, listed: boolean): EarlyKeys => {
  const kept = useRef<string[]>([]);
  useEffect(() => {
    const repeat = async () => {
      for (const key of kept.current.splice(0)) {
        if (input.current) press(input.current, key);
        // React draws before the next: two arrows are two steps.
        await null;
      }
    };
    if (listed) repeat();
  }, [input, listed]);
  return {
    keep(key, value) {
      const waits = arrows.includes(key) || (key === "Enter" && value === "" && kept.current.length > 0);
      if (listed || !waits) return false;
      kept.current.push(key);
      return true;
    },
    forget() {
      kept.current = [];
    },
  };
};
