import { grid } from "@giftshop/ui-kit/grid";
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

/** A card wrapped the way of the house: its ribbon and its bow. */
export const present = style({
  position: "relative",
  boxSizing: "border-box",
  inlineSize: `min(100%, ${grid(72)})`,
  aspectRatio: "85.6 / 53.98",
  overflow: "clip",
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.accentSoft,
  boxShadow: vars.shadow.card,
  rotate: "-3deg",
  marginBlockEnd: vars.space["6"],
});

export const code = style({
  position: "absolute",
  insetBlockStart: vars.space["4"],
  insetInlineStart: vars.space["5"],
  color: vars.color.text,
  fontFamily: vars.font.display,
  fontSize: vars.fontSize.heading,
  fontWeight: vars.fontWeight.display,
  lineHeight: vars.lineHeight.tight,
});

export const ribbon = style({
  position: "absolute",
  insetInline: 0,
  insetBlockStart: "58%",
  blockSize: vars.space["6"],
  background: `${vars.motif.pattern} center / ${vars.motif.patternSize} repeat`,
});

export const bow = style({
  position: "absolute",
  insetBlockStart: `calc(58% - ${vars.space["8"]})`,
  insetInlineEnd: vars.space["6"],
});

export const title = style({
  margin: 0,
  fontFamily: vars.font.display,
  fontSize: vars.fontSize.display,
  fontWeight: vars.fontWeight.display,
  lineHeight: vars.lineHeight.tight,
  letterSpacing: vars.letterSpacing.display,
  textWrap: "balance",
  // Two lines from the beginning where one just fits: the house's face is wider than what stands in for it.
  "@media": { [media.belowTablet]: { maxInlineSize: grid(80) } },
});

export const text = style({
  margin: 0,
  textWrap: "balance",
  maxInlineSize: vars.size.measure,
  fontSize: vars.fontSize.lead,
});

export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "center",
  gap: vars.space["3"],
  marginBlockStart: vars.space["2"],
});

/** As wide as it is drawn, on a narrow screen as wide as that. */
export const picture = style({ maxInlineSize: "100%", blockSize: "auto", borderRadius: vars.radius.large });
