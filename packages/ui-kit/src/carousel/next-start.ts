/** A stretch along the direction of reading, in px. */
export interface Span {
  start: number;
  end: number;
}

/** Parts of a pixel that a browser rounds away. */
const slack = 2;

/**
 * How far to scroll, in px of the reading direction: forward to the first slide cut off at the end, backward
 * so that the one before the first whole one ends where the view ends.
 */
export const nextStart = (slides: readonly Span[], view: Span, direction: 1 | -1): number => {
  if (direction === 1) {
    const hidden = slides.find(({ end }) => end > view.end + slack);
    if (!hidden) return 0;
    // A slide that already begins the view is wider than it: its own width brings the next.
    return hidden.start > view.start + slack ? hidden.start - view.start : hidden.end - view.start;
  }
  const hidden = slides.findLast(({ start }) => start < view.start - slack);
  return hidden ? Math.min(hidden.end - view.end, hidden.start - view.start) : 0;
};
