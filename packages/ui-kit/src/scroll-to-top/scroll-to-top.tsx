"use client";

import { ArrowUpIcon } from "../icon/icon.tsx";
import { IconButton } from "../icon-button/icon-button.tsx";
import { join } from "../join.ts";
import * as styles from "./scroll-to-top.css.ts";
import type { ScrollToTopProps } from "./scroll-to-top-props.ts";
import { useWay } from "./use-way.ts";

export type { ScrollToTopProps } from "./scroll-to-top-props.ts";

const rise = () => {
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  window.scrollTo({ top: 0, behavior: still ? "instant" : "smooth" });
  // Where reading begins: the button itself is about to vanish with the focus.
  const start = document.querySelector<HTMLElement>("main") ?? document.body;
  start.tabIndex = -1;
  start.focus({ preventScroll: true });
};

/**
 * Leads to the top of a page scrolled by two screens, but only on the way up where there is no room beside
 * the text. State: `data-way`, one of `Way`.
 */
export const ScrollToTop = ({ label, className }: ScrollToTopProps) => (
  <IconButton
    variant="outline"
    className={join(styles.press, className)}
    label={label}
    icon={<ArrowUpIcon />}
    data-way={useWay()}
    onClick={rise}
  />
);
