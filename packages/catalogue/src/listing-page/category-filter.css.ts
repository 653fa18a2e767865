import { media, vars } from "@giftshop/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const scroller = style({
  overflowX: "auto",
  scrollbarWidth: "none",
  marginInline: `calc(-1 * ${vars.space["4"]})`,
  paddingInline: vars.space["4"],
  // Room for the focus outline, which the scroller would cut.
  paddingBlock: vars.space["1"],
  scrollPaddingInline: vars.space["4"],
  "@media": { [media.tablet]: { marginInline: 0, paddingInline: vars.space["1"] } },
});

export const row = style({
  display: "flex",
  gap: vars.space["2"],
  inlineSize: "max-content",
  margin: 0,
  padding: 0,
  listStyle: "none",
  "@media": { [media.desktop]: { flexWrap: "wrap", inlineSize: "auto" } },
});

export const count = style({ marginInlineStart: vars.space["2"], fontWeight: vars.fontWeight.regular });
