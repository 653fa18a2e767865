import { media, vars } from "@giftshop/ui-kit/theme";
import { globalStyle, style } from "@vanilla-extract/css";

export const section = style({
  display: "grid",
  gap: vars.space[6],
  padding: vars.space[4],
  borderRadius: vars.radius.large,
  border: `${vars.borderWidth.hairline} solid ${vars.color.border}`,
  background: vars.color.surfaceRaised,
  // The folded summary sticks to the top of a phone.
  scrollMarginBlockStart: vars.space[20],
  "@media": { [media.tablet]: { padding: vars.space[8] }, [media.desktop]: { scrollMarginBlockStart: vars.space[6] } },
});

export const head = style({ display: "flex", alignItems: "flex-start", gap: vars.space[3] });

export const mark = style({
  display: "grid",
  placeItems: "center",
  flexShrink: 0,
  inlineSize: vars.space[8],
  blockSize: vars.space[8],
  borderRadius: vars.radius.pill,
  border: `${vars.borderWidth.control} solid ${vars.color.borderControl}`,
  fontSize: vars.fontSize.small,
  fontWeight: vars.fontWeight.bold,
  selectors: {
    "&[data-done]": {
      background: vars.color.success,
      borderColor: vars.color.success,
      color: vars.color.surfaceRaised,
    },
  },
});

export const fields = style({ display: "grid", gap: vars.space[5], minInlineSize: 0 });

/** Two fields side by side where there is room. */
export const pair = style({
  display: "grid",
  gap: vars.space[5],
  gridTemplateColumns: "minmax(0, 1fr)",
  alignItems: "start",
  "@media": { [media.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});

/** House number and addition: as wide as what they hold, side by side on a phone too. */
export const numbers = style({
  display: "grid",
  columnGap: vars.space[4],
  gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr)",
  alignItems: "start",
});

// Label, box, hint and error of two fields share rows, so that boxes stand side by side; gaps are the parts'
// own, as an empty row has none.
globalStyle(`${numbers} > *`, { gridRow: "span 4", gridTemplateRows: "subgrid", rowGap: 0 });
globalStyle(`${numbers} > * > label`, { alignSelf: "end" });
globalStyle(`${numbers} > * > * + *`, { marginBlockStart: vars.space[2] });

export const suggestion = style({
  display: "inline",
  padding: 0,
  minBlockSize: vars.size.targetSmall,
  border: 0,
  background: "none",
  color: vars.color.primary,
  font: "inherit",
  fontWeight: vars.fontWeight.bold,
  textAlign: "start",
  textDecoration: "underline",
  cursor: "pointer",
});

/**
 * What went wrong comes into sight together with the press
 * below it that tries again, and clear of the folded summary.
 */
export const problem = style({ scrollMarginBlock: `${vars.space[20]} ${vars.space[24]}` });
