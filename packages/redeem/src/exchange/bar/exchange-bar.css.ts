import { media, stickyFootProperty, vars } from "@giftshop/ui-kit/theme";
import { globalStyle, style } from "@vanilla-extract/css";

/** A low window, as at 400 %, has no room for what never goes away (WCAG 1.4.10). */
const staying = media.tall;
const barSize = `calc(${vars.size.controlLarge} + 2 * ${vars.space["3"]})`;

export const bar = style({
  paddingBlock: vars.space["3"],
  backgroundColor: vars.color.surfaceRaised,
  boxShadow: vars.shadow.floating,
  "@media": {
    [staying]: {
      position: "fixed",
      insetInline: 0,
      insetBlockEnd: 0,
      zIndex: 10,
      paddingBlockEnd: `calc(${vars.space["3"]} + env(safe-area-inset-bottom))`,
    },
  },
});

export const content = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space["3"],
});

export const left = style({ display: "grid", margin: 0, lineHeight: vars.lineHeight.tight });
export const label = style({ color: vars.color.textMuted, fontSize: vars.fontSize.small });

export const amount = style({
  fontSize: vars.fontSize.title,
  fontWeight: vars.fontWeight.bold,
  fontVariantNumeric: "tabular-nums",
  whiteSpace: "nowrap",
});

export const actions = style({ display: "flex", alignItems: "center", gap: vars.space["2"] });

/** On a phone these stand in the basket's window. */
export const roomy = style({ "@media": { [media.belowTablet]: { display: "none" } } });

// What the bar covers: the end of the page can be scrolled
// above it, and so can whatever has focus (WCAG 2.4.11).
globalStyle("html:has([data-exchange-bar])", {
  "@media": { [staying]: { scrollPaddingBlockEnd: barSize, vars: { [stickyFootProperty]: vars.space["20"] } } },
});
globalStyle("body:has([data-exchange-bar])::after", {
  "@media": {
    [staying]: { content: "", display: "block", blockSize: barSize, backgroundColor: vars.color.surfaceInverse },
  },
});
