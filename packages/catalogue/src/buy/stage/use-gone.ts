import { type RefObject, useEffect, useRef, useState } from "react";

/** How much of the window's upper edge a strip below the header leaves before what is scrolled to, pixels. */
const rest = 12;

/**
 * Whether something has left the window over its upper edge. While it has, what is
 * scrolled to by focus stops below the strip that stands for it (WCAG 2.2, 2.4.11).
 *
 * @returns `strip`, to be set on that strip
 */
export const useGone = (element: RefObject<HTMLElement | null>) => {
  const strip = useRef<HTMLDivElement>(null);
  const [gone, setGone] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver((entries) => {
      const last = entries.at(-1);
      // Below the window it has not been seen yet.
      if (last) setGone(!last.isIntersecting && last.boundingClientRect.top < 0);
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  useEffect(() => {
    const { style } = document.documentElement;
    const foot = gone ? strip.current?.getBoundingClientRect() : undefined;
    // Nothing where the strip is not drawn: the stage stands beside the form there.
    if (!foot?.height) return;
    const { top = "0" } = strip.current?.parentElement ? getComputedStyle(strip.current.parentElement) : {};
    style.scrollPaddingBlockStart = `${Number.parseFloat(top) + foot.height + rest}px`;
    return () => {
      style.scrollPaddingBlockStart = "";
    };
  }, [gone]);
  return { gone, strip };
};
