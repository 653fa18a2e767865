import { grid } from "@giftshop/ui-kit/grid";
import { headerAway } from "@giftshop/ui-kit/header-away";
import { media, stickyTop, vars } from "@giftshop/ui-kit/theme";
import { style } from "@vanilla-extract/css";

/** A phone held upright: header, gift and bar leave more than half of it to the form (WCAG 1.4.10). */
const staying = `${media.belowTablet} and ${media.roomy}`;

/** Takes no room of the form, beside which the stage stands from the tablet on. */
export const place = style({
  display: "none",
  "@media": {
    [staying]: {
      display: "block",
      position: "sticky",
      insetBlockStart: stickyTop,
      zIndex: 9,
      blockSize: 0,
      marginInline: `calc(-1 * ${vars.space["4"]})`,
      marginBlockEnd: `calc(-1 * ${vars.space["6"]})`,
    },
  },
});

export const strip = style({
  position: "relative",
  display: "flex",
  alignItems: "center",
  gap: vars.space["3"],
  paddingBlock: vars.space["2"],
  paddingInline: vars.space["4"],
  backgroundColor: vars.color.surfaceRaised,
  boxShadow: vars.shadow.raised,
  opacity: 0,
  visibility: "hidden",
  transition: `opacity ${vars.motion.arrive} ${vars.motion.easing}, translate ${vars.motion.arrive} ${vars.motion.easing}, visibility ${vars.motion.arrive}`,
  translate: `0 calc(-1 * ${vars.motion.travel})`,
  selectors: {
    "&[data-shown]": { opacity: 1, visibility: "visible", translate: "0 0" },
    // Where the header was.
    [`:root[${headerAway}] &[data-shown]`]: { translate: `0 calc(-1 * ${stickyTop})` },
  },
});

export const small = style({ flex: "none", inlineSize: grid(24) });

export const stage = style({ borderRadius: vars.radius.small });

export const words = style({
  flex: 1,
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  minInlineSize: 0,
  margin: 0,
  lineHeight: vars.lineHeight.snug,
});

const line = style({ overflow: "clip", textOverflow: "ellipsis", whiteSpace: "nowrap" });

export const value = style([line, { fontWeight: vars.fontWeight.bold, fontVariantNumeric: "tabular-nums" }]);
export const more = style([line, { color: vars.color.textMuted, fontSize: vars.fontSize.small }]);
export const eye = style({ flex: "none", color: vars.color.primary });

/** All of the strip is pressed. */
export const open = style({
  position: "absolute",
  inset: 0,
  padding: 0,
  border: 0,
  background: "none",
  cursor: "pointer",
  selectors: { "&:focus-visible": { outlineOffset: `calc(-1 * ${vars.borderWidth.strong})` } },
});
