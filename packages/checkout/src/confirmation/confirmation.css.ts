import { grid } from "@giftshop/ui-kit/grid";
import { media, vars } from "@giftshop/ui-kit/theme";
import { globalStyle, style } from "@vanilla-extract/css";

export const layout = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[8],
  minBlockSize: grid(176),
  alignContent: "start",
  "@media": {
    [media.desktop]: {
      gridTemplateColumns: `minmax(0, 1fr) ${grid(96)}`,
      columnGap: vars.space[12],
      alignItems: "start",
    },
  },
});

/** What would never come without script is not promised. */
export const waiting = style({ "@media": { [media.scriptless]: { display: "none" } } });

/** Over both columns. */
export const stage = style({ minInlineSize: 0, "@media": { [media.desktop]: { gridColumn: "1 / -1" } } });

export const main = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "start",
  justifyItems: "start",
  gap: vars.space[8],
  minInlineSize: 0,
});
globalStyle(`${main} > section`, { inlineSize: "100%" });

export const side = style({ display: "grid", alignContent: "start", gap: vars.space[6], minInlineSize: 0 });

const sheet = style({
  padding: vars.space[4],
  borderRadius: vars.radius.large,
  border: `${vars.borderWidth.hairline} solid ${vars.color.border}`,
  background: vars.color.surfaceRaised,
});

export const sums = sheet;

export const print = style({ justifySelf: "start", "@media": { [media.scriptless]: { display: "none" } } });

export const thanks = style({
  display: "grid",
  gap: vars.space[3],
  padding: vars.space[6],
  borderRadius: vars.radius.large,
  background: vars.color.successSoft,
  "@media": {
    [media.tablet]: { padding: vars.space[10] },
    [media.desktop]: { selectors: { "&[data-scene]": { gridTemplateColumns: "minmax(0, 1fr) auto" } } },
  },
  selectors: {
    '&[data-tone="warning"]': { background: vars.color.warningSoft },
    '&[data-tone="danger"]': { background: vars.color.dangerSoft },
    "&[data-scene]": { columnGap: vars.space[10] },
  },
});

/** What is done meanwhile: beside the words where there is room. */
export const scene = style({
  inlineSize: `min(100%, ${grid(100)})`,
  aspectRatio: "3 / 2",
  borderRadius: vars.radius.large,
  background: `${vars.motif.beingPaid} center / cover no-repeat`,
  filter: vars.scheme.dim,
  "@media": { [media.belowDesktop]: { order: -1 } },
});

export const told = style({ display: "grid", alignContent: "start", gap: vars.space[3], minInlineSize: 0 });

export const facts = style([sheet, { display: "grid", gap: vars.space[2] }]);

export const number = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: vars.space[3], margin: 0 });
export const code = style({
  // A number is read in one piece: it has hyphens that lines would break at.
  whiteSpace: "nowrap",
  fontVariantNumeric: "lining-nums tabular-nums",
  fontWeight: vars.fontWeight.bold,
  fontSize: vars.fontSize.lead,
});

export const company = style({ display: "grid", gap: vars.space[2], margin: 0, overflowWrap: "anywhere" });
export const companyLabel = style({ fontSize: vars.fontSize.small });
export const companyValue = style({ margin: 0, fontWeight: vars.fontWeight.medium });

export const deliveries = style({
  display: "grid",
  gap: vars.space[4],
  margin: `${vars.space[4]} 0 0`,
  padding: 0,
  listStyle: "none",
});

/** Right below the gifts: the way on. */
export const another = style({ marginBlockStart: vars.space[4] });

export const more = style({ marginBlockStart: vars.space[4] });

export const delivery = style({
  display: "flex",
  alignItems: "start",
  gap: vars.space[4],
  padding: vars.space[4],
  borderRadius: vars.radius.medium,
  border: `${vars.borderWidth.hairline} solid ${vars.color.border}`,
  background: vars.color.surfaceRaised,
});

export const gift = style({
  flexShrink: 0,
  inlineSize: vars.space[24],
  "@media": { [media.tablet]: { inlineSize: grid(40) } },
});

export const words = style({
  flex: 1,
  display: "grid",
  gap: vars.space[1],
  minInlineSize: 0,
  overflowWrap: "anywhere",
});

export const state = style({
  display: "flex",
  // The mark stands beside the first of several lines.
  alignItems: "flex-start",
  gap: vars.space[2],
  margin: 0,
  fontSize: vars.fontSize.small,
  fontWeight: vars.fontWeight.medium,
  selectors: {
    '&:is([data-state="SENT"], [data-state="DONATED"])': { color: vars.color.success },
    '&[data-state="FAILED"]': { color: vars.color.danger },
  },
});

export const transfer = style({ display: "grid", gap: vars.space[3], justifyItems: "start" });
