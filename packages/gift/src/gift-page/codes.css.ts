import { vars } from "@giftshop/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const codes = style({
  display: "grid",
  gap: vars.space["3"],
  inlineSize: "100%",
  padding: vars.space["4"],
  backgroundColor: vars.color.surfaceRaised,
  border: `${vars.borderWidth.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.large,
  textAlign: "start",
});

/** Whose card, and what it is worth. */
export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  columnGap: vars.space["4"],
  margin: 0,
  font: `${vars.fontWeight.display} ${vars.fontSize.title}/${vars.lineHeight.tight} ${vars.font.display}`,
});

export const value = style({ fontSize: vars.fontSize.heading, fontVariantNumeric: "lining-nums tabular-nums" });

export const facts = style({
  display: "flex",
  flexWrap: "wrap",
  columnGap: vars.space["4"],
  margin: 0,
  color: vars.color.textMuted,
  fontSize: vars.fontSize.small,
});

/** A well with its name above, and its copy beside the name. */
export const code = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "center",
  columnGap: vars.space["3"],
  paddingBlock: vars.space["2"],
  paddingInline: vars.space["3"],
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.surfaceSunken,
});

export const codeLabel = style({ color: vars.color.textMuted, fontSize: vars.fontSize.small });

export const digits = style({
  gridArea: "2 / 1 / auto / -1",
  paddingBlockEnd: vars.space["2"],
  fontSize: `clamp(${vars.fontSize.body}, 4.9vw, ${vars.fontSize.title})`,
  fontWeight: vars.fontWeight.bold,
  fontVariantNumeric: "lining-nums tabular-nums",
});

/** It runs from left to right; in an Arabic page it stands where its label does. */
export const groups = style({ display: "inline-flex", flexWrap: "wrap", columnGap: "0.42em" });

export const copy = style({
  gridArea: "1 / 2",
  minBlockSize: vars.size.control,
  marginInlineEnd: `calc(${vars.space["2"]} * -1)`,
  paddingInline: vars.space["2"],
  border: 0,
  borderRadius: vars.radius.control,
  backgroundColor: "transparent",
  color: vars.color.primary,
  font: "inherit",
  fontSize: vars.fontSize.small,
  fontWeight: vars.fontWeight.bold,
  cursor: "pointer",
  selectors: { "&[hidden]": { display: "none" } },
  "@media": { print: { display: "none" } },
});

export const barcode = style({
  inlineSize: "100%",
  blockSize: vars.space["16"],
  borderRadius: vars.radius.small,
});

export const passes = style({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space["3"],
  "@media": { print: { display: "none" } },
});

/** Dark by day and by night, as wallets ask for; by night its edge tells it from the ground. */
export const pass = style({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: vars.space["2"],
  flex: "1 1 auto",
  minBlockSize: vars.size.controlLarge,
  paddingInline: vars.space["5"],
  border: `${vars.borderWidth.control} solid ${vars.color.borderControl}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.surfaceInverse,
  color: vars.color.textOnInverse,
  fontWeight: vars.fontWeight.bold,
  textDecoration: "none",
  selectors: {
    "&[hidden]": { display: "none" },
    "&:focus-visible": {
      outline: `${vars.borderWidth.strong} solid ${vars.color.focus}`,
      outlineOffset: vars.borderWidth.gap,
    },
  },
});

export const passIcon = style({ inlineSize: vars.space["6"], blockSize: vars.space["6"], fill: "currentColor" });
