import type { Memory } from "../consent/memory.ts";

/** Under this name it is kept in `localStorage`, as `{"id":"…","kept":"2026-11-21T09:00:00.000Z"}`. */
export const clickIdKey = "gclid";

/**
 * How long after the click a purchase may still count for the
 * advertisement, milliseconds: 90 days, the longest there is.
 */
const clickIdLifetime = 90 * 24 * 60 * 60 * 1000;

/**
 * The click out of what was kept; `undefined` where it is too old, of the future, or none.
 *
 * @param now milliseconds
 */
export const freshClickId = (text: string | null, now: number): string | undefined => {
  try {
    const { id, kept } = JSON.parse(text ?? "null") as { id?: unknown; kept?: unknown };
    const age = now - Date.parse(String(kept));
    return typeof id === "string" && age >= 0 && age < clickIdLifetime ? id : undefined;
  } catch {
    return undefined;
  }
};

export interface ClickIdState {
  memory: Memory;
  /** The visitor agreed to statistics. */
  agreed: boolean;
  /** Click id in the page's address, checked; `undefined` where it names none. */
  id: string | undefined;
  /** Milliseconds. */
  now: number;
}

/**
 * Brings what is kept in line with the visitor's consent: the
 * newest click with it, nothing without, nothing too old.
 */
export const settleClickId = ({ memory, agreed, id, now }: ClickIdState): void => {
  const kept = memory.getItem(clickIdKey);
  if (agreed && id !== undefined) {
    memory.setItem(clickIdKey, JSON.stringify({ id, kept: new Date(now).toISOString() }));
  } else if (kept !== null && !(agreed && freshClickId(kept, now) !== undefined)) {
    memory.removeItem(clickIdKey);
  }
};
