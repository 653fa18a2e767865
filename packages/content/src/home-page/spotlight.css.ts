import { grid } from "@giftshop/ui-kit/grid";
import { media, vars } from "@giftshop/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const spotlight = style({
  display: "grid",
  gridTemplateRows: "1fr auto",
  boxSizing: "border-box",
  blockSize: "100%",
  overflow: "clip",
  borderRadius: vars.radius.large,
  border: `${vars.borderWidth.hairline} solid ${vars.color.border}`,
  backgroundColor: vars.color.surfaceRaised,
  boxShadow: vars.shadow.low,
  color: vars.color.text,
  textDecoration: "none",
  transition: `box-shadow ${vars.motion.normal} ${vars.motion.easing}`,
  selectors: {
    "&:hover": { boxShadow: vars.shadow.raised },
    "&:focus-visible": {
      outline: `${vars.borderWidth.strong} solid ${vars.color.focus}`,
      outlineOffset: vars.space["1"],
    },
  },
});

/** Takes the brand's own colour (set inline); the card lies on it. */
export const stage = style({
  display: "grid",
  placeItems: "center",
  padding: `${vars.space["8"]} ${vars.space["6"]}`,
  filter: vars.scheme.dim,
});

export const card = style({
  inlineSize: "100%",
  maxInlineSize: grid(68),
  "@media": {
    [media.motion]: { transition: `transform ${vars.motion.slow} ${vars.motion.gesture}` },
  },
  selectors: { [`${spotlight}:hover &`]: { transform: "rotate(-2deg) scale(1.03)" } },
});

/** The price stands below the name, of a short one as of a long one. */
export const words = style({
  display: "grid",
  alignContent: "start",
  gap: vars.space["1"],
  padding: vars.space["4"],
});

export const title = style({
  margin: 0,
  minInlineSize: 0,
  fontFamily: vars.font.display,
  fontSize: vars.fontSize.lead,
  fontWeight: vars.fontWeight.bold,
  lineHeight: vars.lineHeight.snug,
  overflowWrap: "break-word",
  hyphens: "auto",
  "@media": { [media.belowTablet]: { selectors: { "&[data-long]": { fontSize: vars.fontSize.small } } } },
});

export const price = style({ color: vars.color.textMuted, fontSize: vars.fontSize.small });
