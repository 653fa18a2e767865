import { media, vars } from "@giftshop/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const page = style({
  boxSizing: "border-box",
  display: "grid",
  justifyItems: "center",
  gap: vars.space["4"],
  maxInlineSize: vars.size.containerNarrow,
  marginInline: "auto",
  paddingBlock: vars.space["12"],
  paddingInline: vars.space["4"],
  textAlign: "center",
  "@media": { [media.desktop]: { paddingBlock: vars.space["20"] } },
});

/** The house's ornament, with the code printed on it. */
export const ornament = style({
  display: "grid",
  placeItems: "center",
  boxSizing: "border-box",
  inlineSize: "min(100%, 18rem)",
  aspectRatio: "1.586",
  borderRadius: vars.radius.large,
  backgroundColor: vars.color.accentSoft,
  backgroundImage: vars.motif.pattern,
  backgroundSize: vars.motif.patternSize,
  boxShadow: vars.shadow.card,
  color: vars.color.primary,
  fontFamily: vars.font.display,
  fontSize: vars.fontSize.hero,
  fontWeight: vars.fontWeight.display,
  rotate: "-3deg",
  marginBlockEnd: vars.space["6"],
});

export const title = style({
  margin: 0,
  fontFamily: vars.font.display,
  fontSize: vars.fontSize.display,
  fontWeight: vars.fontWeight.display,
  lineHeight: vars.lineHeight.tight,
  letterSpacing: vars.letterSpacing.display,
  textWrap: "balance",
});

export const text = style({ margin: 0, maxInlineSize: vars.size.measure, fontSize: vars.fontSize.lead });

export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "center",
  gap: vars.space["3"],
  marginBlockStart: vars.space["2"],
});
