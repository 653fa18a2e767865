import { useSyncExternalStore } from "react";

/** How far a part has come. */
export interface Progress<Part> {
  /** The part, once it is here. */
  part: Part | undefined;
  /** It is on its way. */
  pending: boolean;
}

/** A part of the page that is fetched when somebody is about to need it. */
export interface OnNeed<Part> {
  /** Begins to fetch. Again does nothing; after a failed attempt it tries anew. */
  start(): void;
  progress(): Progress<Part>;
  /** Calls `listener` at every change until the returned function is called. */
  subscribe(listener: () => void): () => void;
}

/** Wraps a dynamic import so that any number of components share one fetch of it. */
export function onNeed<Part>(fetchPart: () => Promise<Part>): OnNeed<Part> {
  let progress: Progress<Part> = { part: undefined, pending: false };
  const listeners = new Set<() => void>();
  const change = (next: Progress<Part>) => {
    progress = next;
    for (const listener of listeners) listener();
  };
  return {
    start() {
      if (progress.part !== undefined || progress.pending) return;
      change({ part: undefined, pending: true });
      fetchPart().then(
        (part) => change({ part, pending: false }),
        // Offline for a moment, or a new release in between: the next hover or press asks again.
        () => change({ part: undefined, pending: false }),
      );
    },
    progress: () => progress,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const idle: Progress<never> = { part: undefined, pending: false };

/** Progress of a part. On the server and while hydrating it has not come yet. */
export function useOnNeed<Part>(needed: OnNeed<Part>): Progress<Part> {
  return useSyncExternalStore<Progress<Part>>(needed.subscribe, needed.progress, () => idle);
}

/** Handlers for what leads to the part: they begin the fetch when a pointer comes near, or focus. */
export function fetchAhead(needed: OnNeed<unknown>) {
  return { onPointerEnter: needed.start, onPointerDown: needed.start, onFocus: needed.start };
}
