import { vars } from "@giftshop/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const picture = style({ position: "relative", display: "grid", gridTemplateColumns: "minmax(0, 1fr)" });

/** Fills its room, and makes none larger. */
export const own = style({
  contain: "size",
  inlineSize: "100%",
  blockSize: "100%",
  minBlockSize: 0,
  borderRadius: "inherit",
  objectFit: "cover",
});

/** On paper of its own, as the ground may be of any colour. */
export const caption = style({
  position: "absolute",
  insetInline: vars.space["4"],
  insetBlockEnd: vars.space["4"],
  inlineSize: "fit-content",
  marginInline: "auto",
  paddingBlock: vars.space["1"],
  paddingInline: vars.space["3"],
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.surfaceRaised,
  boxShadow: vars.shadow.low,
  color: vars.color.text,
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.snug,
  textAlign: "center",
});
