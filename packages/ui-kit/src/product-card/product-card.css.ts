import { media, vars } from "../theme/contract.css.ts";
import { unfollowedByAnything } from "../theme/half-sent.ts";
import { kitGlobalStyle, kitStyle } from "../theme/kit-style.ts";

export const productCard = kitStyle({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  gridTemplateRows: "auto auto 1fr",
  alignContent: "start",
  rowGap: vars.space[1],
  minInlineSize: 0,
  listStyle: "none",
});

export const visual = kitStyle({
  position: "relative",
  // First to the eye; in the source the name comes first, so that it is heard before the picture.
  gridArea: "1 / 1 / auto / -1",
  marginBlockEnd: vars.space[2],
  transition: `transform ${vars.motion.normal} ${vars.motion.gesture}`,
});

export const title = kitStyle({
  gridArea: "2 / 1",
  margin: 0,
  fontFamily: vars.font.text,
  fontSize: vars.fontSize.body,
  fontWeight: vars.fontWeight.bold,
  lineHeight: vars.lineHeight.snug,
  overflowWrap: "anywhere",
  hyphens: "auto",
  // Its place is known once there is something of the picture above it.
  selectors: { [`&:not(:has(~ .${visual} > *))`]: { visibility: "hidden" } },
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

/** Below the face, whose name stays to be read. */
export const badge = kitStyle({
  position: "absolute",
  insetBlockEnd: vars.space[1],
  insetInlineStart: vars.space[1],
  "@media": { [media.tablet]: { insetBlockEnd: vars.space[2], insetInlineStart: vars.space[2] } },
});

/** Beside the name, above the link that covers the card; its sign ends with the card's edge. */
export const action = kitStyle({
  position: "relative",
  zIndex: 2,
  gridArea: "2 / 2 / span 2",
  alignSelf: "start",
  selectors: { [unfollowedByAnything]: { visibility: "hidden" } },
  minInlineSize: vars.size.control,
  marginBlockStart: `calc(-1 * ${vars.space[3]})`,
  marginInline: `calc(-1 * ${vars.space[3]})`,
});

export const details = kitStyle({
  gridArea: "3 / 1",
  color: vars.color.textMuted,
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.snug,
});

kitGlobalStyle(`.${productCard}:active .${visual}`, { transform: "scale(0.98)" });
kitGlobalStyle(`.${productCard}:hover .${link}`, { "@media": { [media.hover]: { textDecoration: "underline" } } });
kitGlobalStyle(`.${productCard}:hover .${visual}`, {
  "@media": { [`${media.hover} and ${media.motion}`]: { transform: `translateY(calc(-1 * ${vars.space[1]}))` } },
});
