import { media, vars } from "@giftshop/ui-kit/theme";
import { keyframes, style } from "@vanilla-extract/css";

/**
 * How often a point gives way to the next, and how long that takes, milliseconds (specification, section 9).
 */
const interval = 3000;
const transition = 600;

const count = 3;
const round = count * interval;
const percent = (milliseconds: number) => `${Number(((milliseconds / round) * 100).toFixed(3))}%`;

const at = (place: number) => ({ transform: `translateY(-${(place * 100) / (count + 1)}%)` });
const steps = Array.from({ length: count }, (_, place) => [
  [percent((place + 1) * interval - transition), at(place)] as const,
  [percent((place + 1) * interval), at(place + 1)] as const,
]);

/** Stands, then moves on by one line; after the last, the first stands there once more. */
const turn = keyframes({ "0%": at(0), ...Object.fromEntries(steps.flat()) });

const line = vars.space["10"];
const turning = media.belowDesktop;
/** One at a time there, too, each in the place of the one before: nothing moves. */
const turningInPlace = `${media.belowDesktop} and (prefers-reduced-motion: reduce)`;

export const bar = style({
  flex: "none",
  backgroundColor: vars.color.surfaceInverse,
  color: vars.color.textOnInverse,
  fontSize: vars.fontSize.caption,
  fontWeight: vars.fontWeight.medium,
  lineHeight: vars.lineHeight.snug,
});

export const row = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space["4"],
  minBlockSize: line,
});

export const frame = style({
  flex: 1,
  minInlineSize: 0,
  "@media": {
    [turning]: { blockSize: line, overflow: "hidden" },
    // On one line, for which marks give way.
    [media.large]: { flex: "1 0 auto", maxInlineSize: "100%" },
  },
});

export const list = style({
  display: "flex",
  flexWrap: "wrap",
  columnGap: vars.space["8"],
  rowGap: vars.space["1"],
  margin: 0,
  paddingBlock: vars.space["2"],
  paddingInline: 0,
  listStyle: "none",
  "@media": {
    [turning]: {
      display: "block",
      padding: 0,
      animation: `${turn} ${round}ms ${vars.motion.easing} infinite`,
      selectors: {
        // Under a pointer, and while it is stopped.
        [`${frame}:hover &, ${row}:has(:checked) &`]: { animationPlayState: "paused" },
      },
    },
    [turningInPlace]: { animationTimingFunction: "step-end" },
  },
});

export const point = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space["2"],
  "@media": { [turning]: { blockSize: line, lineHeight: vars.lineHeight.tight } },
});

/** Only where they take turns. */
export const again = style([point, { display: "none", "@media": { [turning]: { display: "flex" } } }]);

export const check = style({ color: vars.color.accent });

/** As many as have room beside all points; the others are on a line that is out of sight. */
export const marks = style({
  display: "none",
  "@media": {
    [media.large]: {
      display: "flex",
      flex: "0 1 auto",
      flexWrap: "wrap",
      alignItems: "center",
      justifyContent: "end",
      columnGap: vars.space["4"],
      blockSize: line,
      overflow: "hidden",
      // The first has no room either where it would be cut.
      "::before": { content: '""', blockSize: line },
    },
  },
});

export const pause = style({
  display: "none",
  "@media": {
    [turning]: {
      position: "relative",
      display: "grid",
      placeItems: "center",
      flex: "none",
      inlineSize: line,
      blockSize: line,
      borderRadius: vars.radius.small,
      selectors: {
        "&:has(:focus-visible)": {
          outline: `${vars.borderWidth.strong} solid ${vars.color.textOnInverse}`,
          outlineOffset: `calc(-1 * ${vars.borderWidth.strong})`,
        },
      },
    },
  },
});

/** Lies over its icon, so that it is what is pressed. */
export const stop = style({
  position: "absolute",
  inset: 0,
  inlineSize: "100%",
  blockSize: "100%",
  margin: 0,
  opacity: 0,
  cursor: "pointer",
});

const icon = style({ gridArea: "1 / 1" });
export const pauseIcon = style([icon, { selectors: { ":checked ~ &": { visibility: "hidden" } } }]);
export const playIcon = style([
  icon,
  { visibility: "hidden", selectors: { ":checked ~ &": { visibility: "visible" } } },
]);
