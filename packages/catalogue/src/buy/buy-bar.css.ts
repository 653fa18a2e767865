import { grid } from "@giftshop/ui-kit/grid";
import { media, vars } from "@giftshop/ui-kit/theme";
import { style } from "@vanilla-extract/css";

/**
 * A phone on which the bar stays in sight: a low window, as at
 * 400 %, has no room for what never goes away (WCAG 1.4.10).
 */
const staying = `${media.belowTablet} and ${media.tall}`;

/** Beside the present it is the form's foot: at its end, or on the window's edge while the form goes on. */
const foot = `${media.tablet} and ${media.roomy}`;

export const bar = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space["3"],
  "@media": {
    [staying]: {
      flexWrap: "wrap",
      gap: vars.space["2"],
      position: "fixed",
      insetInline: 0,
      insetBlockEnd: 0,
      zIndex: 10,
      paddingBlock: vars.space["3"],
      paddingBlockEnd: `calc(${vars.space["3"]} + env(safe-area-inset-bottom))`,
      paddingInline: vars.space["4"],
      backgroundColor: vars.color.surfaceRaised,
      boxShadow: vars.shadow.floating,
    },
    [foot]: {
      position: "sticky",
      insetBlockEnd: 0,
      zIndex: 9,
      marginInline: `calc(-1 * ${vars.space["4"]})`,
      padding: `${vars.space["3"]} ${vars.space["4"]}`,
      borderStartStartRadius: vars.radius.medium,
      borderStartEndRadius: vars.radius.medium,
      backgroundColor: vars.color.surfaceRaised,
      boxShadow: vars.shadow.floating,
    },
  },
});

export const total = style({ flex: "none", display: "grid", margin: 0, lineHeight: vars.lineHeight.tight });

export const label = style({ color: vars.color.textMuted, fontSize: vars.fontSize.small });

/**
 * In the bar of a phone there is room for two lines: what comes on top says there that the sum is not all.
 */
export const subtotal = style([label, { "@media": { [staying]: { display: "none" } } }]);

/** What comes on top: on a phone its price alone is seen, and leaves room for the press beside it. */
export const onTop = style([
  label,
  {
    "@media": {
      [staying]: { position: "absolute", overflow: "hidden", clipPath: "inset(50%)", whiteSpace: "nowrap" },
    },
  },
]);
export const priceOnTop = style([
  label,
  {
    display: "none",
    "::before": { content: "attr(data-price)" },
    "@media": { [staying]: { display: "inline", whiteSpace: "nowrap" } },
  },
]);

export const amount = style({
  fontSize: vars.fontSize.title,
  fontWeight: vars.fontWeight.bold,
  fontVariantNumeric: "tabular-nums",
  whiteSpace: "nowrap",
});

/** Both as wide as one another beside the present; on a phone the second gives way to the first. */
export const action = style({
  flex: "1 1 0",
  minInlineSize: 0,
  maxInlineSize: grid(72),
  "@media": {
    [staying]: {
      flex: "1 0 auto",
      paddingInline: vars.space["2"],
      fontSize: vars.fontSize.small,
      lineHeight: vars.lineHeight.tight,
      textWrap: "balance",
    },
    [media.tablet]: {
      paddingInline: vars.space["3"],
      fontSize: vars.fontSize.body,
      lineHeight: vars.lineHeight.tight,
      textWrap: "balance",
    },
  },
});

/** On a phone one press stands out: this one is its words. */
export const onward = style([
  action,
  {
    "@media": {
      [staying]: {
        // From its longest word up to all on one line: what is left then is the first one's.
        flex: "99 1 min-content",
        maxInlineSize: "max-content",
        paddingInline: vars.space["1"],
        borderColor: "transparent",
        background: "none",
        textDecoration: "underline",
        textUnderlineOffset: "0.2em",
      },
    },
  },
]);
