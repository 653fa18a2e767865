import { grid } from "@giftshop/ui-kit/grid";
import { media, vars } from "@giftshop/ui-kit/theme";
import { globalStyle, style } from "@vanilla-extract/css";

export const page = style({
  paddingBlock: `${vars.space[6]} ${vars.space[16]}`,
  "@media": { [media.desktop]: { paddingBlock: `${vars.space[12]} ${vars.space[24]}` } },
});

export const header = style({ display: "grid", gap: vars.space[3], marginBlockEnd: vars.space[8] });

export const noScript = style({
  margin: 0,
  padding: vars.space[4],
  maxInlineSize: vars.size.measure,
  borderRadius: vars.radius.medium,
  background: vars.color.warningSoft,
});

export const layout = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[10],
  alignItems: "start",
  "@media": {
    [media.desktop]: { gridTemplateColumns: "minmax(0, 7fr) minmax(0, 5fr)", columnGap: vars.space[16] },
  },
});

export const panel = style({
  display: "grid",
  alignContent: "start",
  gap: vars.space[5],
  minInlineSize: 0,
  minBlockSize: grid(104),
  padding: vars.space[5],
  borderRadius: vars.radius.large,
  border: `${vars.borderWidth.hairline} solid ${vars.color.border}`,
  background: vars.color.surfaceRaised,
  boxShadow: vars.shadow.low,
  selectors: { "&[data-result]": { minBlockSize: 0 } },
  "@media": { [media.tablet]: { padding: vars.space[8] } },
});

/** What would never come without script is not promised. */
export const waiting = style({ "@media": { [media.scriptless]: { display: "none" } } });

/** Skeleton and what it stands for, one over the other. */
export const room = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)" });
export const roomSkeleton = style({ gridArea: "1 / 1", blockSize: "100%" });
export const unseen = style({ gridArea: "1 / 1", visibility: "hidden" });
export const scanSkeleton = style({
  blockSize: vars.space[10],
  borderRadius: vars.radius.control,
  "@media": { [media.touch]: { blockSize: vars.size.control } },
});
export const buttonSkeleton = style({ blockSize: vars.size.controlLarge, borderRadius: vars.radius.control });

/** As long as what is typed; what is said about it below may be longer. */
export const digits = style({});
globalStyle(`${digits} input`, { maxInlineSize: grid(96) });
export const pin = style({});
globalStyle(`${pin} input`, { maxInlineSize: grid(48) });

export const privacy = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space[2],
  margin: 0,
  color: vars.color.textMuted,
  fontSize: vars.fontSize.small,
});

export const help = style({ display: "grid", gap: vars.space[4], minInlineSize: 0 });

export const result = style({
  display: "grid",
  gap: vars.space[6],
  "@media": { [media.tablet]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)", alignItems: "center" } },
});

export const figures = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[2],
  minInlineSize: 0,
  containerType: "inline-size",
});

export const balance = style({
  margin: 0,
  fontFamily: vars.font.display,
  // As big as there is room for twelve letters: a currency may take four of them.
  fontSize: `min(${vars.fontSize.hero}, 15cqi)`,
  fontWeight: vars.fontWeight.display,
  lineHeight: vars.lineHeight.tight,
  fontVariantNumeric: "tabular-nums",
});

export const meter = style({
  appearance: "none",
  inlineSize: "100%",
  blockSize: vars.space[3],
  border: 0,
  borderRadius: vars.radius.pill,
  overflow: "hidden",
  background: vars.color.surfaceSunken,
  selectors: {
    "&::-webkit-meter-bar": { background: vars.color.surfaceSunken, border: 0, blockSize: vars.space[3] },
    "&::-webkit-meter-optimum-value": { background: vars.color.primary },
    "&::-moz-meter-bar": { background: vars.color.primary },
  },
});

/** Of one size, whatever their words. */
export const actions = style({
  display: "grid",
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${grid(52)}), 1fr))`,
  gap: vars.space[3],
});
globalStyle(`${actions} > :not(button, a)`, { gridColumn: "1 / -1" });

export const drawing = style({ inlineSize: "100%", maxInlineSize: grid(96), blockSize: "auto" });
export const cardGround = style({ fill: vars.color.surfaceRaised, stroke: vars.color.borderControl });
export const stripe = style({ fill: vars.color.surfaceSunken });
export const ink = style({
  fill: vars.color.text,
  fontFamily: vars.font.text,
  // off-theme: in units of the drawing
  fontSize: 10,
  fontVariantNumeric: "tabular-nums",
});
export const scratch = style({ fill: vars.color.accent });
export const ring = style({ fill: "none", stroke: vars.color.primary, strokeWidth: 2.5 });
