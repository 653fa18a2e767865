"use client";

import { useEffect, useRef, useState } from "react";
import { ArrowUpIcon } from "../icon/icon.tsx";
import { IconButton } from "../icon-button/icon-button.tsx";
import { join } from "../join.ts";
import * as styles from "./scroll-to-top.css.ts";

export interface ScrollToTopProps {
  /** Its name: "Back to the top". */
  label: string;
  className?: string | undefined;
}

/** Leads back to the beginning of a long page; there once the visitor is more than two screens below it. State: `data-visible`. */
export function ScrollToTop({ label, className }: ScrollToTopProps) {
  const measure = useRef<HTMLSpanElement>(null);
  const [visible, setVisible] = useState(false);
  useEffect(() => {
    if (!measure.current) return;
    const observer = new IntersectionObserver(([entry]) => setVisible(entry?.isIntersecting === false));
    observer.observe(measure.current);
    return () => observer.disconnect();
  }, []);
  function rise() {
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    window.scrollTo({ top: 0, behavior: still ? "instant" : "smooth" });
    // Where reading begins: the button itself is about to vanish with the focus.
    const start = document.querySelector<HTMLElement>("main") ?? document.body;
    start.tabIndex = -1;
    start.focus({ preventScroll: true });
  }
  return (
    <>
      <span ref={measure} className={styles.measure} aria-hidden="true" />
      <IconButton
        variant="outline"
        className={join(styles.press, className)}
        label={label}
        icon={<ArrowUpIcon />}
        data-visible={visible || undefined}
        onClick={rise}
      />
    </>
  );
}
