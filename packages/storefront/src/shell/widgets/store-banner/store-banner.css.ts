import { grid } from "@giftshop/ui-kit/grid";
import { media, stickyFoot, vars } from "@giftshop/ui-kit/theme";
import { keyframes, style } from "@vanilla-extract/css";

const rise = keyframes({ from: { opacity: 0, transform: `translateY(${vars.space["6"]})` } });

/** At the foot of the screen, above a bar that stands there; in the corner where there is room. */
export const banner = style({
  position: "fixed",
  insetBlockEnd: `calc(${stickyFoot} + ${vars.space["3"]} + env(safe-area-inset-bottom))`,
  insetInline: vars.space["3"],
  zIndex: 16,
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr) auto",
  alignItems: "start",
  gap: vars.space["3"],
  paddingBlock: vars.space["4"],
  paddingInline: `${vars.space["4"]} ${vars.space["2"]}`,
  border: `${vars.borderWidth.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.surfaceRaised,
  color: vars.color.text,
  boxShadow: vars.shadow.floating,
  "@media": {
    [media.tablet]: {
      insetInline: `${vars.space["6"]} auto`,
      insetBlockEnd: vars.space["6"],
      maxInlineSize: grid(120),
    },
    [media.motion]: { animation: `${rise} ${vars.motion.slow} ${vars.motion.easing}` },
    print: { display: "none" },
  },
});

export const icon = style({ color: vars.color.primary });

export const words = style({ display: "grid", gap: vars.space["1"], lineHeight: vars.lineHeight.snug });

export const title = style({ fontWeight: vars.fontWeight.bold });

export const text = style({ color: vars.color.textMuted, fontSize: vars.fontSize.small });

export const action = style({ gridColumn: "2", justifySelf: "start" });

/** Its target reaches to the banner's corner. */
export const close = style({
  gridColumn: "3",
  gridRow: "1",
  marginBlockStart: `calc(-1 * ${vars.space["2"]})`,
});
