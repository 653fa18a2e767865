"use client";

import { ArrowIcon } from "@giftshop/ui-kit/icon";
import { IconButton } from "@giftshop/ui-kit/icon-button";
import { useSyncExternalStore } from "react";
import * as styles from "./scroll-top.css.ts";

/** Screen heights after which the way back is offered (specification, section 4). */
const screens = 2;

const subscribe = (changed: () => void): (() => void) => {
  const watching = new AbortController();
  const { signal } = watching;
  addEventListener("scroll", changed, { passive: true, signal });
  addEventListener("resize", changed, { signal });
  return () => watching.abort();
};

const isFar = (): boolean => window.scrollY > screens * window.innerHeight;

/** Scrolls to the top, where focus goes too, so that Tab goes on from there. */
const goUp = (): void => {
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  window.scrollTo({ top: 0, behavior: still ? "instant" : "smooth" });
  document.querySelector<HTMLElement>("#main")?.focus({ preventScroll: true });
};

/** The way back to the top, once the visitor has come far. */
export function ScrollTop({ label }: { label: string }) {
  const far = useSyncExternalStore(subscribe, isFar, () => false);
  if (!far) return null;
  return (
    <IconButton
      className={styles.button}
      variant="outline"
      label={label}
      icon={<ArrowIcon className={styles.arrow} />}
      onClick={goUp}
    />
  );
}
