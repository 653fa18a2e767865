import { grid } from "@giftshop/ui-kit/grid";
import { media, vars } from "@giftshop/ui-kit/theme";
import { style } from "@vanilla-extract/css";

/** Payment logos on a phone (specification, section 9). */
const paymentsOnPhone = 4;

export const row = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  columnGap: vars.space["8"],
  rowGap: vars.space["4"],
  "@media": { [media.tablet]: { rowGap: vars.space["6"] } },
});

export const promise = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space["3"],
  maxInlineSize: grid(88),
  fontWeight: vars.fontWeight.medium,
  lineHeight: vars.lineHeight.snug,
  textWrap: "balance",
});

export const list = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space["2"],
  margin: 0,
  padding: 0,
  listStyle: "none",
});

export const payment = style({
  "@media": {
    [media.belowTablet]: { selectors: { [`&:nth-child(n + ${paymentsOnPhone + 1})`]: { display: "none" } } },
  },
});

export const picture = style({ display: "block" });

export const markLink = style({
  display: "block",
  borderRadius: vars.radius.small,
  selectors: { "&:focus-visible": { outlineColor: vars.color.textOnInverse } },
});
