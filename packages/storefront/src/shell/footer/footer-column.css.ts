import { media, vars } from "@giftshop/ui-kit/theme";
import { globalStyle, style } from "@vanilla-extract/css";
import { hairline } from "./site-footer.css.ts";

export const column = style({
  borderBlockEnd: hairline,
  "@media": { [media.tablet]: { borderBlockEnd: 0 } },
});

// From the tablet on every column stands open, whatever its
// state says; browsers without this part open them by script.
globalStyle(`.${column}::details-content`, {
  "@media": { [media.tablet]: { contentVisibility: "visible", blockSize: "auto" } },
});

export const title = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  minBlockSize: vars.size.control,
  borderRadius: vars.radius.small,
  fontFamily: vars.font.display,
  fontSize: vars.fontSize.lead,
  fontWeight: vars.fontWeight.display,
  lineHeight: vars.lineHeight.snug,
  listStyle: "none",
  cursor: "pointer",
  selectors: {
    "&::-webkit-details-marker": { display: "none" },
    "&:focus-visible": { outlineColor: vars.color.textOnInverse },
  },
  "@media": { [media.tablet]: { pointerEvents: "none" } },
});

export const chevron = style({
  selectors: { "[open] > * > &": { transform: "scaleY(-1)" } },
  "@media": { [media.tablet]: { display: "none" } },
});

export const list = style({
  margin: 0,
  padding: 0,
  paddingBlockEnd: vars.space["3"],
  listStyle: "none",
  "@media": { [media.tablet]: { paddingBlockEnd: 0 } },
});
