import { grid } from "@giftshop/ui-kit/grid";
import { vars } from "@giftshop/ui-kit/theme";
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
  // It opens as its house opens things; without motion it fades.
  animation: `${vars.motion.opening} ${vars.motion.arrive} ${vars.motion.gesture}`,
});

export const content = style({ display: "grid", justifyItems: "center", gap: vars.space["3"], textAlign: "center" });

/** There from the first frame: the window opens around it. Its note begins where it does elsewhere. */
export const gift = style({ inlineSize: "100%", marginBlockEnd: vars.space["2"], textAlign: "start" });

export const title = style({
  margin: 0,
  fontFamily: vars.font.display,
  fontSize: vars.fontSize.heading,
  fontWeight: vars.fontWeight.display,
  lineHeight: vars.lineHeight.tight,
});

export const what = style({
  display: "grid",
  gap: vars.space["1"],
  margin: 0,
  marginBlockEnd: vars.space["2"],
  color: vars.color.textMuted,
  overflowWrap: "anywhere",
});

/** Who gets it, and when. */
export const whom = style({ color: vars.color.text, fontWeight: vars.fontWeight.medium, textWrap: "balance" });
