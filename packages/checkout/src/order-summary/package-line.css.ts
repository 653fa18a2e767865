import { vars } from "@giftshop/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const line = style({
  display: "grid",
  gridTemplateColumns: `${vars.space[24]} minmax(0, 1fr)`,
  gap: vars.space[3],
  alignItems: "start",
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.snug,
  selectors: {
    "&[data-problem]": {
      padding: vars.space[3],
      borderRadius: vars.radius.medium,
      background: vars.color.dangerSoft,
    },
  },
});

/** Below the words, beginning where those do: far enough for the ring of its focus. */
export const change = style({
  gridColumn: "2",
  justifySelf: "start",
  marginInlineStart: `calc(-1 * ${vars.space["3"]})`,
});
export const words = style({ display: "grid", gap: vars.space[1], minInlineSize: 0 });
/** What it is, and at the other end what it costs. */
export const head = style({
  display: "flex",
  justifyContent: "space-between",
  alignItems: "baseline",
  gap: vars.space[3],
});
export const title = style({
  minInlineSize: 0,
  margin: 0,
  fontWeight: vars.fontWeight.medium,
  overflowWrap: "anywhere",
});
export const note = style({ margin: 0, color: vars.color.textMuted, overflowWrap: "anywhere" });

export const message = style({
  margin: 0,
  paddingInlineStart: vars.space[3],
  borderInlineStart: `${vars.borderWidth.strong} solid ${vars.color.accent}`,
  color: vars.color.textMuted,
  fontStyle: "italic",
  whiteSpace: "pre-line",
  overflowWrap: "anywhere",
});

export const messageLabel = style({
  position: "absolute",
  inlineSize: vars.borderWidth.hairline,
  blockSize: vars.borderWidth.hairline,
  overflow: "hidden",
  clipPath: "inset(50%)",
});

export const problem = style({
  display: "flex",
  gap: vars.space[2],
  margin: 0,
  color: vars.color.danger,
  fontWeight: vars.fontWeight.medium,
});
export const price = style({ fontVariantNumeric: "tabular-nums", whiteSpace: "nowrap" });
