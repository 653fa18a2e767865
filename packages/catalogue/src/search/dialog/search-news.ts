import { push } from "@giftshop/analytics";
import { searchEvent } from "../search-event.ts";

/**
 * How long somebody must rest on what was found before it was a search and not a letter of it, milliseconds.
 */
export const searchRest = 1_000;

/** Tells of searches: what was typed last of those that one rests on, or chooses from. */
export interface SearchNews {
  /** What a text found. */
  found(text: string, count: number): void;
  /** Something of it was chosen, or the window closed. */
  end(): void;
}

export const createSearchNews = (): SearchNews => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waiting: { text: string; count: number } | undefined;
  let told = "";
  const tell = () => {
    clearTimeout(timer);
    if (waiting && waiting.text !== told) {
      told = waiting.text;
      push(searchEvent(waiting.text, waiting.count));
    }
    waiting = undefined;
  };
  return {
    found(text, count) {
      clearTimeout(timer);
      waiting = { text, count };
      timer = setTimeout(tell, searchRest);
    },
    end: tell,
  };
};
