import { media, stickyTop, vars } from "@giftshop/ui-kit/theme";
import { style } from "@vanilla-extract/css";

/**
 * A phone on which the bar stays in sight: a low window, as at
 * 400 %, has no room for what never goes away (WCAG 1.4.10).
 */
const staying = `${media.belowTablet} and ${media.tall}`;

export const totals = style({
  display: "grid",
  gap: vars.space["4"],
  padding: vars.space["4"],
  borderRadius: vars.radius.large,
  border: `${vars.borderWidth.hairline} solid ${vars.color.border}`,
  backgroundColor: vars.color.surfaceRaised,
  boxShadow: vars.shadow.low,
  "@media": {
    [media.tablet]: { padding: vars.space["6"] },
    [media.desktop]: { position: "sticky", insetBlockStart: `calc(${stickyTop} + ${vars.space["6"]})` },
  },
});

/** On a phone the way on stays under the thumb, with what it comes to beside it. */
export const bar = style({
  "@media": {
    [staying]: {
      position: "fixed",
      insetInline: 0,
      insetBlockEnd: 0,
      zIndex: 10,
      display: "grid",
      gridTemplateColumns: "auto minmax(0, 1fr)",
      alignItems: "center",
      gap: vars.space["4"],
      paddingBlock: vars.space["3"],
      paddingBlockEnd: `calc(${vars.space["3"]} + env(safe-area-inset-bottom))`,
      paddingInline: vars.space["4"],
      backgroundColor: vars.color.surfaceRaised,
      boxShadow: vars.shadow.floating,
    },
  },
});

export const barTotal = style({
  display: "none",
  fontSize: vars.fontSize.lead,
  fontWeight: vars.fontWeight.bold,
  fontVariantNumeric: "tabular-nums",
  whiteSpace: "nowrap",
  "@media": { [staying]: { display: "block" } },
});

export const blocked = style({ margin: 0, color: vars.color.danger, fontWeight: vars.fontWeight.medium });

export const more = style({
  justifySelf: "center",
  "@media": { [media.touch]: { paddingBlock: vars.space["3"] } },
});
