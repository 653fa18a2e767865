import { vars } from "../theme/contract.css.ts";
import { grid } from "../theme/grid.ts";
import { kitStyle } from "../theme/kit-style.ts";

/** Of one size whatever lies on it, so that nothing moves while the present is put together. */
export const stage = kitStyle({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignItems: "center",
  aspectRatio: "1.2",
  overflow: "clip",
  containerType: "inline-size",
  margin: 0,
  borderRadius: vars.radius.large,
  background: vars.color.accentSoft,
});

export const card = kitStyle({
  minInlineSize: 0,
  paddingInline: "12%",
  selectors: {
    // Higher, where a note lies over the lower edge.
    "&[data-note]": { marginBlockEnd: "14%" },
  },
});

/** A sleeve that the card is pulled out of, with a hollow for the thumb. */
export const wrapper = kitStyle({
  position: "absolute",
  insetInline: "-2%",
  insetBlockEnd: "-4%",
  blockSize: "64%",
  overflow: "clip",
  borderRadius: vars.radius.small,
  background: `${vars.motif.pattern} center / ${vars.motif.patternSize}, ${vars.color.primarySoft}`,
  boxShadow: vars.shadow.card,
  maskImage: "radial-gradient(ellipse 9% 26% at 50% 0, transparent 98%, black 100%)",
});

export const wrapperPicture = kitStyle({ display: "block", inlineSize: "100%", blockSize: "100%", objectFit: "cover" });

/** A box with its lid off: back, card, front, ribbon. */
export const box = kitStyle({
  position: "relative",
  display: "grid",
  paddingBlockStart: "6%",
  paddingBlockEnd: "16%",
});

export const boxBack = kitStyle({
  position: "absolute",
  insetInline: "7%",
  insetBlock: "42% 4%",
  borderRadius: vars.radius.small,
  background: vars.color.primaryPressed,
});

export const boxContent = kitStyle({ position: "relative", minInlineSize: 0 });

export const boxFront = kitStyle({
  position: "absolute",
  insetInline: "5%",
  insetBlockEnd: 0,
  blockSize: "46%",
  display: "grid",
  justifyItems: "center",
  borderRadius: `calc(${vars.radius.small} / 2) calc(${vars.radius.small} / 2) ${vars.radius.small} ${vars.radius.small}`,
  background: vars.color.primary,
  boxShadow: vars.shadow.raised,
  selectors: {
    "&::before": {
      content: '""',
      gridArea: "1 / 1",
      inlineSize: "12%",
      blockSize: "100%",
      background: vars.color.accent,
    },
    "&[data-picture]::before": { display: "none" },
  },
});

export const bow = kitStyle({
  gridArea: "1 / 1",
  alignSelf: "center",
  inlineSize: "26%",
  aspectRatio: "1",
  borderRadius: "50%",
  background: `${vars.motif.ornament} center / 78% no-repeat, ${vars.color.surfaceRaised}`,
  boxShadow: vars.shadow.low,
});

export const boxPicture = kitStyle({
  gridArea: "1 / 1",
  inlineSize: "100%",
  blockSize: "100%",
  minBlockSize: 0,
  borderRadius: "inherit",
  objectFit: "cover",
});

/** Paper that lies askew over the lower edge. */
export const note = kitStyle({
  display: "grid",
  gap: vars.space[2],
  margin: 0,
  padding: vars.space[3],
  borderRadius: vars.radius.small,
  background: vars.color.surfaceRaised,
  boxShadow: vars.shadow.raised,
  color: vars.color.text,
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.snug,
  whiteSpace: "pre-wrap",
  overflowWrap: "anywhere",
  rotate: "-1.5deg",
  selectors: {
    ':is([dir="rtl"] &)': { rotate: "1.5deg" },
    "&[data-empty]": { borderStyle: "dashed", borderWidth: vars.borderWidth.hairline, color: vars.color.textMuted },
  },
});

export const from = kitStyle({ justifySelf: "end", color: vars.color.textMuted });

export const noteOnStage = kitStyle({
  position: "absolute",
  insetInlineStart: vars.space[4],
  insetBlockEnd: vars.space[4],
  maxInlineSize: `min(${grid(72)}, 84%)`,
});

/** An e-mail as it lies open in an inbox. */
export const mail = kitStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  overflow: "clip",
  margin: 0,
  border: `${vars.borderWidth.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surfaceRaised,
});

export const mailHead = kitStyle({
  display: "flex",
  alignItems: "center",
  gap: vars.space["2"],
  margin: 0,
  padding: vars.space["3"],
  color: vars.color.textMuted,
  fontSize: vars.fontSize.small,
  overflowWrap: "anywhere",
});

export const mailDesign = kitStyle({
  aspectRatio: "3",
  background: `${vars.motif.pattern} center / ${vars.motif.patternSize}, ${vars.color.primarySoft}`,
});

/** The card lies over the lower edge of the design. */
export const mailCard = kitStyle({
  position: "relative",
  inlineSize: "64%",
  marginInline: "auto",
  marginBlockStart: "-10%",
  marginBlockEnd: vars.space["5"],
});

export const mailNote = kitStyle({ marginInline: vars.space["5"], marginBlockEnd: vars.space["5"] });
