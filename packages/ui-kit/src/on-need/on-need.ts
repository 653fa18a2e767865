import { useState, useSyncExternalStore } from "react";

/** How far a part has come. */
export interface Progress<Part> {
  /** The part, once it is here. */
  part: Part | undefined;
  /** Whether it is on its way. */
  pending: boolean;
}

/**
 * One for all parts, so that React finds what the server had when it takes the page over, and draws nothing
 * anew before the page has told what was chosen meanwhile.
 */
const idle: Progress<never> = { part: undefined, pending: false };

/** How a part is asked for. */
export interface Fetching<Part> {
  /** Begins to fetch; again does nothing, but tries anew after a failed attempt. */
  start(): void;
  /** Does so too, and gives the part. Rejects when this attempt failed. */
  fetch(): Promise<Part>;
}

/** A part of the page that is fetched when somebody is about to need it. */
export interface OnNeed<Part> extends Fetching<Part> {
  progress(): Progress<Part>;
  /** Calls `listener` at every change until the returned function is called. */
  subscribe(listener: () => void): () => void;
}

/**
 * Wraps a dynamic import, and what else a part consists of,
 * so that any number of components share one fetch of it.
 *
 * @param given the part, where it is there already
 */
export const onNeed = <Part>(fetchPart: () => Promise<Part>, given?: Part): OnNeed<Part> => {
  let progress: Progress<Part> = given === undefined ? idle : { part: given, pending: false };
  let fetching: Promise<Part> | undefined;
  if (given !== undefined) fetching = (async (): Promise<Part> => given)();
  const listeners = new Set<() => void>();
  const change = (part: Part | undefined, pending: boolean) => {
    progress = { part, pending };
    for (const listener of listeners) listener();
  };
  const begin = (): Promise<Part> => {
    change(undefined, true);
    return fetchPart().then(
      (part) => {
        change(part, false);
        return part;
      },
      (error: unknown) => {
        // Offline for a moment, or a new release in between: the next hover or press asks again.
        fetching = undefined;
        change(undefined, false);
        throw error;
      },
    );
  };
  const fetch = (): Promise<Part> => {
    fetching ??= begin();
    return fetching;
  };
  return {
    fetch,
    start() {
      fetch().catch(() => {});
    },
    progress: () => progress,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};

/** Progress of a part. On the server and while hydrating it has not come yet. */
export const useOnNeed = <Part>(needed: OnNeed<Part>): Progress<Part> =>
  useSyncExternalStore<Progress<Part>>(needed.subscribe, needed.progress, () => idle);

/**
 * A part that one component alone needs, as it depends on its props, or on the language of the page.
 *
 * @param fetchPart that of the first call is used
 * @param given as for `onNeed`
 */
export const useLate = <Part>(fetchPart: () => Promise<Part>, given?: Part): Progress<Part> & Fetching<Part> => {
  const [needed] = useState(() => onNeed(fetchPart, given));
  return { ...useOnNeed(needed), start: needed.start, fetch: needed.fetch };
};

/** Handlers for what leads to the part: they begin the fetch when a pointer comes near, or focus. */
export const fetchAhead = ({ start }: Pick<Fetching<unknown>, "start">) => ({
  onPointerEnter: start,
  onPointerDown: start,
  onFocus: start,
});
