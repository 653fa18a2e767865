import { grid } from "@giftshop/ui-kit/grid";
import { unfollowed } from "@giftshop/ui-kit/half-sent";
import { media, vars } from "@giftshop/ui-kit/theme";
import { style } from "@vanilla-extract/css";

/** A line on the footer's dark ground. */
export const hairline = `${vars.borderWidth.hairline} solid color-mix(in srgb, ${vars.color.textOnInverseMuted} 40%, transparent)`;

/** Far below on most pages: nothing of it is drawn, and no picture of it is fetched, before it comes near. */
export const place = style({
  flex: "none",
  contentVisibility: "auto",
  containIntrinsicBlockSize: `auto ${grid(160)}`,
  // It grows upwards where a page is short, and how many columns there are says how they stand.
  selectors: { [unfollowed]: { visibility: "hidden" } },
});

export const footer = style({
  backgroundColor: vars.color.surfaceInverse,
  color: vars.color.textOnInverse,
  fontSize: vars.fontSize.small,
});

export const inner = style({
  display: "grid",
  gap: vars.space["5"],
  // At the end of the page the way back up stands below the last line, not on it.
  paddingBlock: `${vars.space["6"]} calc(${vars.space["20"]} + env(safe-area-inset-bottom))`,
  "@media": { [media.tablet]: { gap: vars.space["8"], paddingBlockStart: vars.space["10"] } },
});

const upToFour = "&:not(:has(> :nth-child(5)))";

/** Four have no room beside each other on a tablet unless each is as wide as its words. */
export const columns = style({
  display: "grid",
  "@media": {
    [media.tablet]: {
      gap: vars.space["6"],
      gridTemplateColumns: `repeat(auto-fit, minmax(${grid(44)}, 1fr))`,
      selectors: { [upToFour]: { display: "flex", flexWrap: "wrap", justifyContent: "space-between" } },
    },
    [media.desktop]: { selectors: { [upToFour]: { display: "grid" } } },
  },
});

export const link = style({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space["2"],
  minBlockSize: vars.size.control,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.small,
  background: "none",
  color: "inherit",
  font: "inherit",
  lineHeight: vars.lineHeight.snug,
  textAlign: "start",
  textDecoration: "none",
  overflowWrap: "anywhere",
  cursor: "pointer",
  selectors: {
    "&:hover": { textDecoration: "underline", textUnderlineOffset: "0.3em" },
    "&:focus-visible": { outlineColor: vars.color.textOnInverse },
  },
  "@media": { [media.hover]: { minBlockSize: vars.space["8"] } },
});

/** Script alone answers it. */
export const scripted = style({ "@media": { "(scripting: none)": { display: "none" } } });
