"use client";

import { useEffect, useSyncExternalStore } from "react";
import { onNeed, useOnNeed } from "../on-need/on-need.ts";
import { isFar } from "./is-far.ts";
import type { ScrollToTopProps } from "./scroll-to-top-props.ts";

export type { ScrollToTopProps } from "./scroll-to-top-props.ts";

const wayUp = onNeed(() => import("./scroll-to-top.tsx").then(({ ScrollToTop }) => ScrollToTop));

const subscribe = (changed: () => void): (() => void) => {
  const watching = new AbortController();
  const { signal } = watching;
  addEventListener("scroll", changed, { passive: true, signal });
  addEventListener("resize", changed, { signal });
  return () => watching.abort();
};

/** The way back to the beginning of a long page, fetched once the visitor has come far. */
export function LazyScrollToTop(props: ScrollToTopProps) {
  const far = useSyncExternalStore(subscribe, isFar, () => false);
  const { part: ScrollToTop } = useOnNeed(wayUp);
  useEffect(() => {
    if (far) wayUp.start();
  }, [far]);
  return ScrollToTop ? <ScrollToTop {...props} /> : null;
}
