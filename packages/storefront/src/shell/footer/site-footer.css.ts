import { grid } from "@giftshop/ui-kit/grid";
import { media, vars } from "@giftshop/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const footer = style({
  backgroundColor: vars.color.surfaceInverse,
  color: vars.color.textOnInverse,
  fontSize: vars.fontSize.small,
});

export const inner = style({
  display: "grid",
  gap: vars.space["8"],
  paddingBlock: vars.space["10"],
});

export const columns = style({
  display: "grid",
  gap: vars.space["6"],
  gridTemplateColumns: `repeat(auto-fit, minmax(${grid(40)}, 1fr))`,
});

export const heading = style({
  margin: 0,
  marginBlockEnd: vars.space["2"],
  color: vars.color.textOnInverseMuted,
  fontSize: vars.fontSize.small,
  fontWeight: vars.fontWeight.medium,
});

export const list = style({ margin: 0, padding: 0, listStyle: "none" });

export const link = style({
  display: "inline-flex",
  alignItems: "center",
  minBlockSize: vars.size.control,
  color: "inherit",
  textDecoration: "none",
  overflowWrap: "anywhere",
  selectors: { "&:hover": { textDecoration: "underline", textUnderlineOffset: "0.3em" } },
});

export const payment = style({ display: "flex", flexWrap: "wrap", gap: vars.space["2"] });

/** Four at most on a phone (specification, section 9). */
export const fifth = style({ display: "none", "@media": { [media.tablet]: { display: "block" } } });

export const small = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  gap: vars.space["2"],
  paddingBlockStart: vars.space["4"],
  borderBlockStart: `${vars.borderWidth.hairline} solid ${vars.color.textOnInverseMuted}`,
  color: vars.color.textOnInverseMuted,
});

export const line = style({ margin: 0 });
