"use client";

import { ArrowIcon } from "@giftshop/ui-kit/icon";
import { IconButton } from "@giftshop/ui-kit/icon-button";
import * as styles from "./scroll-top.css.ts";

/** Scrolls to the top, where focus goes too, so that Tab goes on from there. */
const goUp = (): void => {
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  window.scrollTo({ top: 0, behavior: still ? "instant" : "smooth" });
  document.querySelector<HTMLElement>("#main")?.focus({ preventScroll: true });
};

/** What `ScrollTop` shows. */
export function ScrollTopButton({ label }: { label: string }) {
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
