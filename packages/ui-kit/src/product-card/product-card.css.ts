import { media, vars } from "../theme/contract.css.ts";
import { unfollowedByAnything } from "../theme/half-sent.ts";
import { kitGlobalStyle, kitStyle } from "../theme/kit-style.ts";

export const productCard = kitStyle({
  position: "relative",
  display: "grid",
  gridTemplateRows: "auto auto 1fr",
  alignContent: "start",
  gap: vars.space[1],
  minInlineSize: 0,
  listStyle: "none",
});

export const visual = kitStyle({
  position: "relative",
  // First to the eye; in the source the name comes first, so that it is heard before the picture.
  gridRow: 1,
  marginBlockEnd: vars.space[2],
  transition: `transform ${vars.motion.normal} ${vars.motion.gesture}`,
});

export const title = kitStyle({
  gridRow: 2,
  margin: 0,
  fontFamily: vars.font.text,
  fontSize: vars.fontSize.body,
  fontWeight: vars.fontWeight.bold,
  lineHeight: vars.lineHeight.snug,
  overflowWrap: "anywhere",
  selectors: { [unfollowedByAnything]: { visibility: "hidden" } },
});

export const link = kitStyle({
  color: "inherit",
  textDecoration: "none",
  selectors: {
    "&::after": { content: '""', position: "absolute", inset: 0, zIndex: 1, borderRadius: vars.radius.medium },
    "&:focus-visible": { outline: "none" },
    "&:focus-visible::after": {
      outline: `${vars.borderWidth.strong} solid ${vars.color.focus}`,
      outlineOffset: vars.space[1],
    },
  },
});

// In every language badge and press keep their sides: faces are drawn, and name their brand, from the left.
export const badge = kitStyle({
  position: "absolute",
  insetBlockStart: vars.space[2],
  // off-theme: as above
  left: vars.space[2],
});

/** Above the link that covers the card. */
export const action = kitStyle({
  position: "absolute",
  insetBlockStart: 0,
  // off-theme: as above
  right: 0,
  zIndex: 2,
});

export const details = kitStyle({
  color: vars.color.textMuted,
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.snug,
});

kitGlobalStyle(`.${productCard}:active .${visual}`, { transform: "scale(0.98)" });
kitGlobalStyle(`.${productCard}:hover .${link}`, { "@media": { [media.hover]: { textDecoration: "underline" } } });
kitGlobalStyle(`.${productCard}:hover .${visual}`, {
  "@media": { [`${media.hover} and ${media.motion}`]: { transform: `translateY(calc(-1 * ${vars.space[1]}))` } },
});
