import { type Kept, readSaved } from "./saved-favourites.ts";

/**
 * Under this name the list is kept in `localStorage`: something
 * that the visitor asked for, and nobody else is told of.
 */
const key = "favourites";

const listeners = new Set<() => void>();
let known: { text: string | null; kept: Kept } | undefined;
/** Where the browser keeps nothing, the list lasts as long as the page. */
let unkept: string | null = null;

const textNow = (): string | null => {
  try {
    return localStorage.getItem(key) ?? unkept;
  } catch {
    return unkept;
  }
};

/** The list as it is now; the same object until it changes. */
export const favouritesNow = (): Kept => {
  const text = textNow();
  if (known?.text !== text || known === undefined) known = { text, kept: readSaved(text) };
  return known.kept;
};

/** Puts another list in its place, and tells those that show it. */
export const keepFavourites = (kept: Kept): void => {
  const text = JSON.stringify(kept);
  try {
    localStorage.setItem(key, text);
    unkept = null;
  } catch {
    unkept = text;
  }
  for (const listener of listeners) listener();
};

/** Calls `listener` at every change, here or in another tab, until the returned function is called. */
export const followFavourites = (listener: () => void): (() => void) => {
  listeners.add(listener);
  addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", listener);
  };
};
