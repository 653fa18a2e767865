import { useEffect, useState, useSyncExternalStore } from "react";

/** Whether a media query holds; on the server and while hydrating it does not. */
const useMedia = (query: string): boolean =>
  useSyncExternalStore(
    (listener) => {
      const list = matchMedia(query);
      list.addEventListener("change", listener);
      return () => list.removeEventListener("change", listener);
    },
    () => matchMedia(query).matches,
    () => false,
  );

export interface RotationOptions {
  /** How many things take turns, none for fewer than two. */
  count: number;
  /** Time in ms that each of them stays. */
  interval: number;
  /** A media query under which nothing has to rotate. */
  restsAt: string;
}

/**
 * Turns through a number of things. It rests under reduced motion until it is started by hand,
 * while a pointer or focus is on it, and for good once it was stopped (WCAG 2.2, 2.2.2).
 */
export const useRotation = ({ count, interval, restsAt }: RotationOptions) => {
  const reduced = useMedia("(prefers-reduced-motion: reduce)");
  const rests = useMedia(restsAt);
  const [wish, setWish] = useState<boolean>();
  const [held, setHeld] = useState(false);
  const [index, setIndex] = useState(0);
  const playing = wish ?? !reduced;
  const turning = playing && !held && !rests && count > 1;

  useEffect(() => {
    if (!turning) return;
    const timer = setInterval(() => {
      // In a tab that nobody sees it would only catch up later, all at once.
      if (!document.hidden) setIndex((before) => (before + 1) % count);
    }, interval);
    return () => clearInterval(timer);
  }, [turning, count, interval]);

  return {
    /** The one to show, from 0. */
    index: index % Math.max(count, 1),
    /** It was not stopped; it may be held for a moment all the same. */
    playing,
    toggle: () => setWish(!playing),
    /** To be spread on what rotates: a pointer or focus on it holds it. */
    hold: {
      onPointerEnter: () => setHeld(true),
      onPointerLeave: () => setHeld(false),
      onFocus: () => setHeld(true),
      onBlur: () => setHeld(false),
    },
  };
};
