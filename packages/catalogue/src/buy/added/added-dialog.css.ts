import { grid } from "@giftshop/ui-kit/grid";
import { media, vars } from "@giftshop/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const dialog = style({
  boxSizing: "border-box",
  inlineSize: `min(${grid(104)}, 100%)`,
  maxInlineSize: `calc(100% - 2 * ${vars.space["4"]})`,
  margin: "auto",
  padding: vars.space["6"],
  border: 0,
  borderRadius: vars.radius.large,
  backgroundColor: vars.color.surfaceRaised,
  color: vars.color.text,
  boxShadow: vars.shadow.floating,
  selectors: { "&::backdrop": { backgroundColor: vars.color.shade, opacity: 0.55 } },
  "@media": {
    [media.motion]: {
      transition: `opacity ${vars.motion.slow} ${vars.motion.easing}, transform ${vars.motion.slow} ${vars.motion.gesture}`,
      "@starting-style": { opacity: 0, transform: `translateY(${vars.space["6"]})` },
    },
  },
});

export const content = style({ display: "grid", justifyItems: "center", gap: vars.space["3"], textAlign: "center" });

export const card = style({ inlineSize: "62%", marginBlock: `${vars.space["2"]} ${vars.space["3"]}`, rotate: "-3deg" });

export const title = style({
  margin: 0,
  fontFamily: vars.font.display,
  fontSize: vars.fontSize.heading,
  fontWeight: vars.fontWeight.display,
  lineHeight: vars.lineHeight.tight,
});

export const what = style({
  margin: 0,
  marginBlockEnd: vars.space["2"],
  color: vars.color.textMuted,
  overflowWrap: "anywhere",
});
