import { headerAway } from "@giftshop/ui-kit/header-away";
import { type RefObject, useEffect } from "react";

/** Pixels that a hand may tremble. */
const jitter = 8;

/**
 * While a strip is shown below the header, that leaves the window as it is scrolled down, and comes back as
 * it is scrolled up or a key goes there.
 */
export const useHeaderAway = (strip: RefObject<HTMLElement | null>, shown: boolean) => {
  useEffect(() => {
    // Nothing where the strip is not drawn.
    if (!shown || !strip.current?.getBoundingClientRect().height) return;
    let last = scrollY;
    const set = (away: boolean) =>
      document.documentElement.toggleAttribute(headerAway, away && !document.querySelector("header :focus-visible"));
    const follow = () => {
      const by = scrollY - last;
      if (Math.abs(by) < jitter) return;
      last = scrollY;
      set(by > 0);
    };
    const comeBack = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.closest("header")) set(false);
    };
    set(true);
    addEventListener("scroll", follow, { passive: true });
    addEventListener("focusin", comeBack);
    return () => {
      removeEventListener("scroll", follow);
      removeEventListener("focusin", comeBack);
      set(false);
    };
  }, [strip, shown]);
};
