import { grid } from "@giftshop/ui-kit/grid";
import { media, vars } from "@giftshop/ui-kit/theme";
import { style } from "@vanilla-extract/css";

/** At the end of the row, apart from what narrows the list. */
export const menu = style({
  position: "relative",
  inlineSize: "fit-content",
  // It ends with the row, and so stands where its words begin once all of them are there.
  selectors: { "&:not(:has(> summary + * > *))": { visibility: "hidden" } },
  "@media": { [media.tablet]: { marginInlineStart: "auto" } },
});

export const opener = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space["2"],
  minBlockSize: vars.size.control,
  borderRadius: vars.radius.small,
  fontWeight: vars.fontWeight.bold,
  lineHeight: vars.lineHeight.snug,
  listStyle: "none",
  cursor: "pointer",
  selectors: { "&::-webkit-details-marker": { display: "none" } },
  "@media": { [media.hover]: { selectors: { "&:hover": { color: vars.color.primary } } } },
});

export const legend = style({ color: vars.color.textMuted, fontWeight: vars.fontWeight.regular });

export const chevron = style({ selectors: { "[open] > * > &": { transform: "scaleY(-1)" } } });

export const list = style({
  position: "absolute",
  insetBlockStart: "100%",
  insetInlineEnd: 0,
  zIndex: 10,
  minInlineSize: grid(56),
  margin: 0,
  padding: vars.space["2"],
  border: `${vars.borderWidth.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.surfaceRaised,
  boxShadow: vars.shadow.floating,
  listStyle: "none",
  // Where all choices stand in the page it begins their last line.
  "@media": { [media.belowTablet]: { insetInline: "0 auto" } },
});

export const order = style({
  display: "flex",
  alignItems: "center",
  minBlockSize: vars.size.control,
  paddingInline: vars.space["3"],
  borderRadius: vars.radius.small,
  color: vars.color.text,
  lineHeight: vars.lineHeight.snug,
  textDecoration: "none",
  selectors: { "&[aria-current]": { fontWeight: vars.fontWeight.bold } },
  "@media": {
    [media.hover]: { selectors: { "&:hover": { backgroundColor: vars.color.primarySoft, color: vars.color.primary } } },
  },
});
