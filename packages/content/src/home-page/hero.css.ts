import { grid } from "@giftshop/ui-kit/grid";
import { unfollowed, unpictured } from "@giftshop/ui-kit/half-sent";
import { media, vars } from "@giftshop/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const hero = style({
  position: "relative",
  overflow: "clip",
  backgroundColor: vars.color.accentSoft,
});

/** Without a lower margin: the cards have theirs. */
export const layout = style({
  display: "grid",
  gap: vars.space["8"],
  paddingBlockStart: vars.space["8"],
  "@media": {
    [media.tablet]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)", gap: vars.space["8"] },
    [media.desktop]: { paddingBlockStart: vars.space["10"], gap: vars.space["12"] },
  },
});

export const words = style({
  display: "grid",
  alignSelf: "center",
  justifyItems: "start",
  gap: vars.space["4"],
  // In the middle beside the fan.
  selectors: { [unfollowed]: { visibility: "hidden" } },
  "@media": { [media.tablet]: { paddingBlockEnd: vars.space["10"] } },
});

export const title = style({
  margin: 0,
  fontFamily: vars.font.display,
  fontSize: vars.fontSize.hero,
  fontWeight: vars.fontWeight.display,
  lineHeight: vars.lineHeight.tight,
  letterSpacing: vars.letterSpacing.display,
  textWrap: "balance",
  overflowWrap: "break-word",
  hyphens: "manual",
});

export const lead = style({
  margin: 0,
  maxInlineSize: vars.size.measure,
  fontSize: vars.fontSize.lead,
  lineHeight: vars.lineHeight.snug,
  textWrap: "pretty",
});

export const promise = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space["2"],
  margin: 0,
  fontSize: vars.fontSize.small,
  fontWeight: vars.fontWeight.medium,
  textWrap: "balance",
});

/** Three cards with free names; its size follows from its width, so nothing moves when the pictures come. */
export const fan = style({
  position: "relative",
  alignSelf: "end",
  justifySelf: "center",
  aspectRatio: "10 / 8.6",
  inlineSize: "100%",
  maxInlineSize: grid(140),
  filter: vars.scheme.dim,
});

const card = style({
  position: "absolute",
  inlineSize: "63%",
  selectors: { [unpictured]: { visibility: "hidden" } },
});

/** The first lies in front, whole. */
export const places = [
  style([card, { inlineSize: "76%", insetInlineStart: "12%", insetBlockEnd: "-3%", rotate: "-3deg", zIndex: 3 }]),
  style([card, { insetInlineStart: "-7%", insetBlockStart: "-5%", rotate: "-7deg", zIndex: 1 }]),
  style([card, { insetInlineEnd: "-7%", insetBlockStart: "-7%", rotate: "6deg", zIndex: 2 }]),
] as const;

/** The house's ribbon along the lower edge, in front of the cards. */
export const band = style({ position: "relative", zIndex: 4 });
