import { media, vars } from "@giftshop/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const hero = style({
  position: "relative",
  overflow: "clip",
  backgroundColor: vars.color.accentSoft,
});

export const layout = style({
  display: "grid",
  gap: vars.space["6"],
  alignItems: "center",
  paddingBlock: `${vars.space["8"]} ${vars.space["10"]}`,
  "@media": {
    [media.tablet]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)", gap: vars.space["8"] },
    [media.desktop]: { paddingBlock: vars.space["16"], gap: vars.space["12"] },
  },
});

export const words = style({ display: "grid", justifyItems: "start", gap: vars.space["4"] });

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
});

export const promise = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space["2"],
  margin: 0,
  fontSize: vars.fontSize.small,
  fontWeight: vars.fontWeight.medium,
});

/** The fan of cards. Its size follows from its width, so nothing moves when the pictures come. */
export const fan = style({
  position: "relative",
  aspectRatio: "10 / 8",
  inlineSize: "100%",
  maxInlineSize: "34rem",
  justifySelf: "center",
  order: -1,
  "@media": { [media.tablet]: { order: 0 } },
});

const card = style({ position: "absolute", inlineSize: "66%" });

export const places = [
  style([card, { insetInlineStart: "17%", insetBlockStart: "27%", rotate: "-4deg", zIndex: 3 }]),
  style([card, { insetInlineStart: "0%", insetBlockStart: "6%", rotate: "-14deg", zIndex: 1 }]),
  style([card, { insetInlineStart: "34%", insetBlockStart: "4%", rotate: "11deg", zIndex: 2 }]),
] as const;
