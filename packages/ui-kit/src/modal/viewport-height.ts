import { useEffect, useState } from "react";

/** Without what a pinch enlarges: that moves over the page and leaves it as it is. */
const measure = (): number => {
  const seen = window.visualViewport;
  return Math.round(seen ? seen.height * seen.scale : window.innerHeight);
};

/**
 * Height that the on-screen keyboard leaves free, in px; in a browser only.
 * Measured before there is anything new to lay out, and then when it changes.
 */
export const useViewportHeight = (): number => {
  const [height, setHeight] = useState(measure);
  useEffect(() => {
    const seen = window.visualViewport ?? window;
    const follow = () => setHeight(measure());
    seen.addEventListener("resize", follow);
    return () => seen.removeEventListener("resize", follow);
  }, []);
  return height;
};
