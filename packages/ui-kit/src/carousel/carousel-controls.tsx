"use client";

import { useEffect, useState } from "react";
import { ChevronIcon } from "../icon/icon.tsx";
import { IconButton } from "../icon-button/icon-button.tsx";
import * as styles from "./carousel.css.ts";
import { nextStart, type Span } from "./next-start.ts";

export interface CarouselControlsProps {
  /** Id of the element that scrolls; its children are the slides. */
  slidesId: string;
  previousLabel: string;
  nextLabel: string;
}

/** Distances along the direction of reading, in px from where it begins. */
const measure = (scroller: HTMLElement): { view: Span; slides: Span[] } => {
  const frame = scroller.getBoundingClientRect();
  const rtl = getComputedStyle(scroller).direction === "rtl";
  const along = ({ left, right }: DOMRect): Span =>
    rtl
      ? { start: frame.right - right, end: frame.right - left }
      : { start: left - frame.left, end: right - frame.left };
  return {
    view: { start: 0, end: frame.width },
    slides: [...scroller.children].map((slide) => along(slide.getBoundingClientRect())),
  };
};

/**
 * Said to be disabled rather than made so: a disabled button
 * would drop the focus of the press that came to the end.
 */
const pressWhile = (more: boolean, onClick: () => void) => (more ? { onClick } : { "aria-disabled": true });

/** The two presses of a carousel, each disabled where there is nothing more to see. */
export const CarouselControls = ({ slidesId, previousLabel, nextLabel }: CarouselControlsProps) => {
  const [more, setMore] = useState({ before: false, after: true });

  useEffect(() => {
    const scroller = document.getElementById(slidesId);
    if (!scroller) return;
    const first = scroller.firstElementChild;
    const last = scroller.lastElementChild;
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, intersectionRatio } of entries) {
          const hidden = intersectionRatio < 0.95;
          if (target === first) setMore((now) => ({ ...now, before: hidden }));
          if (target === last) setMore((now) => ({ ...now, after: hidden }));
        }
      },
      { root: scroller, threshold: 0.95 },
    );
    if (first) observer.observe(first);
    if (last) observer.observe(last);
    return () => observer.disconnect();
  }, [slidesId]);

  const step = (direction: 1 | -1): void => {
    const scroller = document.getElementById(slidesId);
    if (!scroller) return;
    const { view, slides } = measure(scroller);
    const sign = getComputedStyle(scroller).direction === "rtl" ? -1 : 1;
    scroller.scrollBy({ left: sign * nextStart(slides, view, direction) });
  };

  return (
    <div className={styles.controls}>
      <IconButton
        variant="outline"
        label={previousLabel}
        icon={<ChevronIcon className={styles.back} />}
        {...pressWhile(more.before, () => step(-1))}
      />
      <IconButton
        variant="outline"
        label={nextLabel}
        icon={<ChevronIcon className={styles.forth} />}
        {...pressWhile(more.after, () => step(1))}
      />
    </div>
  );
};
