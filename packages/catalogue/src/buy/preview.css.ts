import { grid } from "@giftshop/ui-kit/grid";
import { unpictured } from "@giftshop/ui-kit/half-sent";
import { media, vars } from "@giftshop/ui-kit/theme";
import { globalStyle, style } from "@vanilla-extract/css";

/**
 * Of one size whatever lies on it, so that nothing moves while the present is put together. What lies on it is told by an attribute:
 * asked by `:has()`, the browser would look at every element of the page again at each press on it.
 */
export const stage = style({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignItems: "center",
  aspectRatio: "1.25",
  overflow: "clip",
  margin: 0,
  borderRadius: vars.radius.large,
  "@media": { [media.tablet]: { aspectRatio: "1.1" } },
});

export const card = style({
  minInlineSize: 0,
  selectors: { [`${stage}[data-held] &`]: { alignSelf: "end" }, [unpictured]: { visibility: "hidden" } },
});

/** A note and what the card is packed in, laid over the lower edge of the card. */
export const beside = style({
  position: "absolute",
  insetInline: vars.space["4"],
  insetBlockEnd: vars.space["4"],
  display: "flex",
  alignItems: "end",
  justifyContent: "center",
  gap: vars.space["3"],
  // As on the card, whose faces are drawn from the left in every language: what lies on it keeps off its value.
  direction: "ltr",
});

export const message = style({
  boxSizing: "border-box",
  flex: "0 1 auto",
  minInlineSize: "40%",
  maxInlineSize: grid(72),
  maxBlockSize: "8.5em",
  overflow: "auto",
  margin: 0,
  padding: vars.space["3"],
  borderRadius: vars.radius.small,
  backgroundColor: vars.color.surfaceRaised,
  boxShadow: vars.shadow.raised,
  color: vars.color.text,
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.snug,
  whiteSpace: "pre-wrap",
  overflowWrap: "anywhere",
  rotate: "-1.5deg",
});

export const extra = style({
  flex: "none",
  inlineSize: "22%",
  maxInlineSize: vars.space["24"],
  blockSize: "auto",
  borderRadius: vars.radius.small,
  boxShadow: vars.shadow.raised,
  rotate: "3deg",
});

// Where there is little room the card makes some, and its value goes to the upper corner: both stay to be read.
globalStyle(`${stage}[data-beside] ${card}`, {
  "@media": { [media.belowDesktop]: { alignSelf: "start", scale: "0.8", transformOrigin: "top" } },
});
globalStyle(`${stage}[data-beside] img + span`, {
  "@media": { [media.belowDesktop]: { insetBlockEnd: "auto", insetBlockStart: "-9%" } },
});

// The hand lets go where a note or a wrapper takes its place, and the tag goes while there is no value to print.
globalStyle(`${stage}[data-beside] svg[data-pose]`, { display: "none" });
globalStyle(`${stage} img + span:empty`, { display: "none" });
