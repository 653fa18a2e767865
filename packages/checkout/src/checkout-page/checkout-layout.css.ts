import { grid } from "@giftshop/ui-kit/grid";
import { media, vars } from "@giftshop/ui-kit/theme";
import { globalStyle, style } from "@vanilla-extract/css";

/** Form and summary: the summary folded above the form on a phone, beside it from the desktop on. */
export const layout = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[6],
  minBlockSize: grid(240),
  alignContent: "start",
  "@media": {
    [media.desktop]: {
      gridTemplateColumns: `minmax(0, 1fr) ${grid(96)}`,
      gridTemplateAreas: '"form summary"',
      columnGap: vars.space[12],
      alignItems: "start",
    },
    [media.large]: { columnGap: vars.space[20] },
  },
});

export const form = style({
  display: "grid",
  gap: vars.space[6],
  minInlineSize: 0,
  "@media": { [media.desktop]: { gridArea: "form" } },
});

// A field that takes the focus is hidden neither below the folded summary nor below the bar (WCAG 2.4.11).
globalStyle(`${form} :is(input, select, button, a, [tabindex])`, { scrollMarginBlock: vars.space[24] });

/** The sum and the one press that orders: on a phone under the thumb, where the window has room for them. */
export const bar = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space[3],
  "@media": {
    [media.belowTablet]: { gap: vars.space[2] },
    [`${media.belowTablet} and ${media.tall}`]: {
      position: "sticky",
      insetBlockEnd: 0,
      zIndex: 2,
      marginInline: `calc(-1 * ${vars.space[4]})`,
      paddingBlock: vars.space[3],
      paddingBlockEnd: `calc(${vars.space[3]} + env(safe-area-inset-bottom))`,
      paddingInline: vars.space[4],
      background: vars.color.surfaceRaised,
      boxShadow: vars.shadow.floating,
    },
  },
});

/** The press takes what the sum leaves, in one line; where that is too little it has a row of its own. */
export const place = style({
  flex: "1 1 auto",
  inlineSize: "auto",
  "@media": {
    [media.belowTablet]: { paddingInline: vars.space[2], fontSize: vars.fontSize.body, whiteSpace: "nowrap" },
  },
});

export const paymentLink = style({ flexBasis: "100%", textAlign: "center" });

export const summary = style({ minInlineSize: 0, "@media": { [media.desktop]: { gridArea: "summary" } } });

/** What would never come without script is not promised. */
export const waiting = style({ "@media": { [media.scriptless]: { display: "none" } } });

// What a basket of one present by e-mail comes to be.
export const summarySkeleton = style({
  marginInline: `calc(-1 * ${vars.space[2]})`,
  inlineSize: "auto",
  blockSize: `calc(${grid(16)} + ${vars.borderWidth.hairline} * 2)`,
  borderRadius: vars.radius.large,
  "@media": { [media.desktop]: { marginInline: 0, blockSize: grid(88) } },
});
export const stepsSkeleton = style({ blockSize: grid(14) });
export const sectionSkeleton = style({
  blockSize: grid(180),
  borderRadius: vars.radius.large,
  "@media": { [media.tablet]: { blockSize: grid(144) } },
});
