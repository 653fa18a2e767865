import { grid } from "@giftshop/ui-kit/grid";
import { media, vars } from "@giftshop/ui-kit/theme";
import { style } from "@vanilla-extract/css";

/** Categories shown on a phone (specification, section 9). */
const onPhone = 6;

/** Two columns of categories; their products stand beside them. */
const listWidth = grid(108);

/**
 * The room that the products take in two rows, and in one, where twenty categories beside them are higher.
 */
const height = { small: grid(112), large: grid(100) };

export const browser = style({
  "@media": {
    [media.desktop]: { position: "relative", minBlockSize: height.small },
    [media.large]: { minBlockSize: height.large },
  },
});

export const list = style({
  display: "grid",
  margin: 0,
  padding: 0,
  listStyle: "none",
  "@media": {
    [media.desktop]: {
      inlineSize: listWidth,
      gridAutoFlow: "column",
      gridAutoColumns: "minmax(0, 1fr)",
      alignContent: "start",
      columnGap: vars.space["4"],
    },
  },
});

export const item = style({
  "@media": { [media.belowDesktop]: { selectors: { [`&:nth-child(n + ${onPhone + 1})`]: { display: "none" } } } },
});

export const category = style({
  display: "flex",
  alignItems: "center",
  minBlockSize: vars.size.control,
  paddingInline: vars.space["3"],
  borderRadius: vars.radius.small,
  color: vars.color.text,
  lineHeight: vars.lineHeight.snug,
  textDecoration: "none",
  "@media": {
    [media.desktop]: {
      minBlockSize: vars.space["10"],
      selectors: { "&[data-shown]": { backgroundColor: vars.color.primarySoft, color: vars.color.primary } },
    },
    [media.hover]: { selectors: { "a&:hover": { color: vars.color.primary } } },
  },
});

/** The pane of the category that is shown, beside the list whatever its row. */
export const pane = style({
  display: "none",
  "@media": {
    [media.desktop]: {
      display: "grid",
      alignContent: "start",
      gap: vars.space["3"],
      position: "absolute",
      insetBlockStart: 0,
      insetInlineStart: `calc(${listWidth} + ${vars.space["6"]})`,
      insetInlineEnd: vars.space["10"],
    },
  },
});

export const products = style({
  display: "grid",
  gridTemplateColumns: `repeat(2, minmax(0, ${grid(48)}))`,
  gap: vars.space["4"],
  "@media": { [media.large]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" } },
  margin: 0,
  padding: 0,
  listStyle: "none",
});

export const product = style({
  display: "grid",
  gap: vars.space["1"],
  borderRadius: vars.radius.small,
  color: vars.color.text,
  textDecoration: "none",
});

export const productTitle = style({
  overflow: "hidden",
  fontSize: vars.fontSize.small,
  fontWeight: vars.fontWeight.medium,
  lineHeight: vars.lineHeight.snug,
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  selectors: {
    "a:hover > &": { color: vars.color.primary, textDecoration: "underline", textUnderlineOffset: "0.2em" },
  },
});
