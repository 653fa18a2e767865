import { type ReactNode, useId } from "react";
import { join } from "../join.ts";
import * as styles from "./carousel.css.ts";
import { CarouselControls } from "./carousel-controls.tsx";

export interface CarouselSlide {
  /** Unique among the slides. */
  id: string;
  content: ReactNode;
}

export interface CarouselProps {
  /** Name of the region: "Most chosen". */
  label: string;
  slides: readonly CarouselSlide[];
  /**
   * `card` shows one and the edge of the next on a phone and
   * several on a desktop, `wide` one at a time. Default `card`.
   */
  size?: "card" | "wide";
  /** A heading before the controls, on their line. */
  heading?: ReactNode;
  /** How this language calls a carousel, for a screen reader. */
  roleLabel: string;
  previousLabel: string;
  nextLabel: string;
  className?: string | undefined;
}

/**
 * Things side by side, scrolled by finger, wheel, arrows or buttons, also without script; `RotatingBar` moves
 * by itself. ARIA carousel, its slides a list, so their number is read.
 */
export const Carousel = ({
  label,
  slides,
  size = "card",
  heading,
  roleLabel,
  previousLabel,
  nextLabel,
  className,
}: CarouselProps) => {
  const id = useId();
  return (
    <section className={join(styles.carousel, className)} aria-roledescription={roleLabel} aria-label={label}>
      <div className={styles.head}>
        {heading}
        <CarouselControls slidesId={id} previousLabel={previousLabel} nextLabel={nextLabel} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no pointer scrolls it by arrow keys (axe: scrollable-region-focusable) */}
      <ul id={id} className={styles.slides} data-size={size} tabIndex={0} aria-label={label}>
        {slides.map((slide) => (
          <li key={slide.id} className={styles.slide}>
            {slide.content}
          </li>
        ))}
      </ul>
    </section>
  );
};
