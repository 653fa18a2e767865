import { media, vars } from "../theme/contract.css.ts";
import { kitStyle } from "../theme/kit-style.ts";

export const frame = kitStyle({
  position: "relative",
  display: "grid",
  aspectRatio: "16 / 9",
  overflow: "clip",
  margin: 0,
  borderRadius: vars.radius.medium,
  background: vars.color.surfaceInverse,
  color: vars.color.textOnInverse,
});

/** Poster, press and note share one cell; so does the video that takes their place. */
export const layer = kitStyle({
  gridArea: "1 / 1",
  inlineSize: "100%",
  blockSize: "100%",
  minBlockSize: 0,
  border: 0,
  objectFit: "cover",
});

export const cover = kitStyle({
  gridArea: "1 / 1",
  display: "grid",
  alignContent: "center",
  justifyItems: "center",
  gap: vars.space[3],
  minBlockSize: 0,
  padding: vars.space[4],
  textAlign: "center",
  selectors: {
    // Words are read on any picture.
    "&[data-poster]": { background: `color-mix(in srgb, ${vars.color.surfaceInverse} 72%, transparent)` },
  },
});

export const play = kitStyle({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space[2],
  minBlockSize: vars.size.control,
  paddingBlock: vars.space[2],
  paddingInline: vars.space[6],
  border: 0,
  borderRadius: vars.radius.pill,
  background: vars.color.accent,
  color: vars.color.textOnAccent,
  font: "inherit",
  fontWeight: vars.fontWeight.bold,
  cursor: "pointer",
  selectors: {
    "&:active": { transform: "scale(0.98)" },
    "&:focus-visible": { outlineColor: vars.color.textOnInverse },
  },
  "@media": { [media.motion]: { transition: `transform ${vars.motion.fast} ${vars.motion.gesture}` } },
});

export const note = kitStyle({
  maxInlineSize: vars.size.measure,
  color: vars.color.textOnInverse,
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.snug,
});
