import { vars } from "@giftshop/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const codes = style({
  display: "grid",
  gap: vars.space["3"],
  inlineSize: "100%",
  padding: vars.space["5"],
  backgroundColor: vars.color.surfaceRaised,
  border: `${vars.borderWidth.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.large,
  textAlign: "start",
});

export const value = style({
  margin: 0,
  font: `${vars.fontWeight.display} ${vars.fontSize.heading}/${vars.lineHeight.tight} ${vars.font.display}`,
});

export const facts = style({
  display: "flex",
  flexWrap: "wrap",
  columnGap: vars.space["4"],
  margin: 0,
  color: vars.color.textMuted,
  fontSize: vars.fontSize.small,
});

export const code = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "center",
  columnGap: vars.space["3"],
});

export const codeLabel = style({ gridColumn: "1 / -1", color: vars.color.textMuted, fontSize: vars.fontSize.small });

export const digits = style({
  display: "flex",
  flexWrap: "wrap",
  columnGap: vars.space["2"],
  fontFamily: vars.font.code,
  fontSize: vars.fontSize.lead,
  fontWeight: vars.fontWeight.medium,
  // The element runs from left to right; in an Arabic page it stands where its label does.
  justifyContent: "start",
});

export const group = style({ whiteSpace: "nowrap" });

export const copy = style({
  minBlockSize: vars.size.control,
  paddingInline: vars.space["4"],
  border: `${vars.borderWidth.control} solid ${vars.color.borderControl}`,
  borderRadius: vars.radius.control,
  backgroundColor: "transparent",
  color: vars.color.text,
  font: "inherit",
  fontSize: vars.fontSize.small,
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
