import { vars } from "@giftshop/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const finder = style({ display: "grid", gap: vars.space[4], justifyItems: "start" });

export const frame = style({
  position: "relative",
  inlineSize: "100%",
  aspectRatio: "4 / 3",
  overflow: "clip",
  borderRadius: vars.radius.medium,
  background: vars.color.surfaceInverse,
});

export const video = style({ inlineSize: "100%", blockSize: "100%", objectFit: "cover" });

/** Where the barcode should lie. */
export const line = style({
  position: "absolute",
  insetInline: "8%",
  insetBlock: "30%",
  borderRadius: vars.radius.small,
  border: `${vars.borderWidth.strong} solid ${vars.color.textOnInverse}`,
});

export const photo = style({
  position: "relative",
  display: "inline-flex",
  alignItems: "center",
  minBlockSize: vars.size.control,
  fontWeight: vars.fontWeight.medium,
  textDecoration: "underline",
  cursor: "pointer",
  borderRadius: vars.radius.small,
  selectors: { "&:focus-within": { outline: `${vars.borderWidth.strong} solid ${vars.color.focus}` } },
});

/** Over the words, so that it is found where they are; unseen itself. */
export const file = style({ position: "absolute", inset: 0, opacity: 0, cursor: "pointer", inlineSize: "100%" });
