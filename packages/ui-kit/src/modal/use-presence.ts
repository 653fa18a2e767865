import { type RefObject, useLayoutEffect, useState } from "react";

/** `leaving` while its closing animation runs. */
export type Presence = "open" | "leaving" | "gone";

/**
 * Keeps what closes on the page until its animation is over;
 * without one, as under reduced motion, it is gone at once.
 *
 * @param element whose animation it is
 */
export const usePresence = (open: boolean, element: RefObject<HTMLElement | null>): Presence => {
  const [gone, setGone] = useState(!open);
  if (open && gone) setGone(false);
  const leaving = !open && !gone;
  useLayoutEffect(() => {
    if (!leaving) return;
    let reopened = false;
    const animations = element.current?.getAnimations() ?? [];
    Promise.allSettled(animations.map(({ finished }) => finished)).then(() => {
      if (!reopened) setGone(true);
    });
    return () => {
      reopened = true;
    };
  }, [leaving, element]);
  if (open) return "open";
  return leaving ? "leaving" : "gone";
};
