"use client";

import { useEffect } from "react";
import { onNeed, useOnNeed } from "../on-need/on-need.ts";
import { isFar } from "./is-far.ts";
import type { ScrollToTopProps } from "./scroll-to-top-props.ts";

export type { ScrollToTopProps } from "./scroll-to-top-props.ts";

const wayUp = onNeed(() => import("./scroll-to-top.tsx").then(({ ScrollToTop }) => ScrollToTop));

/**
 * The way back to the beginning of a long page, fetched once the
 * visitor has come far. From then on it follows the page itself.
 */
export const LazyScrollToTop = (props: ScrollToTopProps) => {
  const { part: ScrollToTop } = useOnNeed(wayUp);
  useEffect(() => {
    if (ScrollToTop) return;
    const watching = new AbortController();
    const { signal } = watching;
    let far = false;
    const look = () => {
      const before = far;
      far = isFar();
      // Asked for when the line is crossed, not at every step beyond it: an attempt may fail.
      if (far && !before) wayUp.start();
    };
    look();
    addEventListener("scroll", look, { passive: true, signal });
    addEventListener("resize", look, { signal });
    return () => watching.abort();
  }, [ScrollToTop]);
  return ScrollToTop ? <ScrollToTop {...props} /> : null;
};
