import { unfollowed } from "@giftshop/ui-kit/half-sent";
import { media, vars } from "@giftshop/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const page = style({
  boxSizing: "border-box",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space["10"],
  inlineSize: "100%",
  maxInlineSize: vars.size.container,
  marginInline: "auto",
  paddingInline: vars.space["4"],
  paddingBlock: `${vars.space["4"]} ${vars.space["16"]}`,
  selectors: {
    '&[data-layout="narrow"]': { maxInlineSize: vars.size.containerNarrow, gap: vars.space["8"] },
    '&[data-layout="reading"]': { gap: vars.space["8"] },
  },
  "@media": {
    [media.tablet]: { paddingInline: vars.space["6"] },
    [media.desktop]: { paddingInline: vars.space["8"] },
  },
});

export const words = style({
  display: "grid",
  alignContent: "center",
  gap: vars.space["3"],
  // In the middle beside the picture.
  selectors: { [unfollowed]: { visibility: "hidden" } },
});

export const head = style({ display: "grid" });

export const headWithPicture = style({
  display: "grid",
  gap: vars.space["6"],
  alignItems: "center",
  "@media": {
    [media.desktop]: {
      gridTemplateColumns: "minmax(0, 5fr) minmax(0, 4fr)",
      gap: vars.space["10"],
      selectors: { [`${page}[data-layout="narrow"] &`]: { gridTemplateColumns: "minmax(0, 1fr)" } },
    },
  },
});

export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space["3"],
  marginBlockStart: vars.space["2"],
});

/** What a page is for, and beside it on a desktop what else helps. */
export const withAside = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignItems: "start",
  gap: vars.space["8"],
  "@media": {
    [media.desktop]: { gridTemplateColumns: "minmax(0, 2fr) minmax(0, 1fr)", columnGap: vars.space["12"] },
  },
});

export const aside = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space["6"] });

export const preview = style({
  margin: 0,
  padding: vars.space["3"],
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.warningSoft,
  color: vars.color.text,
});
