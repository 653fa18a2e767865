import { grid } from "@giftshop/ui-kit/grid";
import { media, vars } from "@giftshop/ui-kit/theme";
import { globalStyle, keyframes, style } from "@vanilla-extract/css";

const paper = { print: { display: "none" } } as const;

export const page = style({
  display: "grid",
  justifyItems: "center",
  gap: vars.space["4"],
  paddingBlock: `${vars.space["8"]} ${vars.space["16"]}`,
  textAlign: "center",
  outline: "none",
});

export const title = style({
  margin: 0,
  maxInlineSize: vars.size.measure,
  font: `${vars.fontWeight.display} ${vars.fontSize.display}/${vars.lineHeight.tight} ${vars.font.display}`,
  letterSpacing: vars.letterSpacing.display,
  textWrap: "balance",
  outline: "none",
});

export const lead = style({
  margin: 0,
  fontSize: vars.fontSize.lead,
  color: vars.color.textMuted,
  maxInlineSize: vars.size.measure,
});

export const small = style({
  margin: 0,
  fontSize: vars.fontSize.small,
  color: vars.color.textMuted,
  maxInlineSize: vars.size.measure,
});

export const stage = style({ display: "grid", justifyItems: "center", gap: vars.space["4"], inlineSize: "100%" });

export const wrapping = style({
  display: "block",
  inlineSize: `min(100%, ${grid(96)})`,
  padding: vars.space["4"],
  border: 0,
  borderRadius: vars.radius.large,
  backgroundColor: "transparent",
  cursor: "grab",
  // A pull is ours, a scroll that begins beside it the page's.
  touchAction: "none",
  selectors: {
    '[data-state="opening"] &': { cursor: "default" },
    "&:focus-visible": {
      outline: `${vars.borderWidth.strong} solid ${vars.color.focus}`,
      outlineOffset: vars.borderWidth.gap,
    },
  },
});

/** What whoever opens it may agree to, pressed anywhere on its words. */
export const tell = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space["2"],
  minBlockSize: vars.size.control,
  fontSize: vars.fontSize.small,
  cursor: "pointer",
});
globalStyle(`${tell} input`, {
  flexShrink: 0,
  inlineSize: vars.space["5"],
  blockSize: vars.space["5"],
  margin: 0,
  accentColor: vars.color.accent,
});

export const hint = style({ margin: 0, fontSize: vars.fontSize.small, color: vars.color.textMuted });

const press = style({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  minBlockSize: vars.size.controlLarge,
  paddingInline: vars.space["6"],
  borderRadius: vars.radius.control,
  font: "inherit",
  fontWeight: vars.fontWeight.bold,
  textDecoration: "none",
  cursor: "pointer",
  selectors: {
    "&[hidden]": { display: "none" },
    "&:focus-visible": {
      outline: `${vars.borderWidth.strong} solid ${vars.color.focus}`,
      outlineOffset: vars.borderWidth.gap,
    },
  },
  "@media": paper,
});

export const primary = style([
  press,
  {
    border: 0,
    backgroundColor: vars.color.primary,
    color: vars.color.textOnPrimary,
    selectors: { "&:hover": { backgroundColor: vars.color.primaryHover }, "&:disabled": { cursor: "progress" } },
  },
]);

export const quiet = style([
  press,
  {
    border: `${vars.borderWidth.control} solid ${vars.color.borderControl}`,
    backgroundColor: "transparent",
    color: vars.color.text,
    selectors: { "&:hover": { backgroundColor: vars.color.surfaceSunken } },
  },
]);

export const problem = style({
  margin: 0,
  color: vars.color.danger,
  fontSize: vars.fontSize.small,
  selectors: { "&:empty": { display: "none" } },
});

const appear = keyframes({ from: { opacity: 0, transform: "translateY(8%) scale(0.96)" } });
const fade = keyframes({ from: { opacity: 0 } });

/** The card as it comes out of its wrapping. */
export const revealed = style({
  inlineSize: `min(100%, ${grid(96)})`,
  animation: `${fade} ${vars.motion.slow} ${vars.motion.easing} both`,
  "@media": {
    [media.motion]: { animation: `${appear} ${vars.motion.slow} ${vars.motion.gesture} both` },
  },
});

export const note = style({ inlineSize: `min(100%, ${grid(96)})`, textAlign: "start" });

export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "center",
  gap: vars.space["3"],
  "@media": paper,
});

export const thanks = style({ display: "grid", justifyItems: "center", inlineSize: "100%", "@media": paper });

export const thanksForm = style({
  display: "grid",
  gap: vars.space["3"],
  justifyItems: "center",
  inlineSize: `min(100%, ${grid(96)})`,
  marginBlockStart: vars.space["4"],
  marginInline: "auto",
});

export const label = style({
  display: "grid",
  gap: vars.space["2"],
  inlineSize: "100%",
  textAlign: "start",
  fontSize: vars.fontSize.small,
});

export const text = style({
  inlineSize: "100%",
  padding: vars.space["3"],
  border: `${vars.borderWidth.control} solid ${vars.color.borderControl}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.surfaceRaised,
  color: vars.color.text,
  font: "inherit",
  fontSize: vars.fontSize.body,
  resize: "vertical",
});

export const sent = style({
  margin: 0,
  padding: vars.space["4"],
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.successSoft,
  color: vars.color.text,
});

export const over = style({
  display: "grid",
  justifyItems: "center",
  gap: vars.space["4"],
  paddingBlock: vars.space["12"],
});

export const home = style({
  margin: 0,
  marginBlockStart: vars.space["8"],
  fontSize: vars.fontSize.small,
  "@media": paper,
});
