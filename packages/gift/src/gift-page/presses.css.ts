import { grid } from "@giftshop/ui-kit/grid";
import { media, vars } from "@giftshop/ui-kit/theme";
import { style } from "@vanilla-extract/css";

/** The gift and the words of its gesture are one press. */
export const wrapping = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  justifyItems: "center",
  gap: vars.space["4"],
  inlineSize: "100%",
  // In a high window it is larger.
  maxInlineSize: `max(${grid(110)}, 49svh)`,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.large,
  backgroundColor: "transparent",
  cursor: "grab",
  // A pull is ours, a scroll that begins beside it the page's.
  touchAction: "none",
  WebkitTapHighlightColor: "transparent",
  selectors: {
    '[data-state="opening"] &': { cursor: "default" },
    "&:focus-visible": { outline: "none" },
  },
});

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
  "@media": { print: { display: "none" } },
});

export const primary = style([
  press,
  {
    border: 0,
    backgroundColor: vars.color.primary,
    color: vars.color.textOnPrimary,
    selectors: {
      "&:hover": { backgroundColor: vars.color.primaryHover },
      "&:disabled": { cursor: "progress" },
      [`${wrapping}:hover &`]: { backgroundColor: vars.color.primaryHover },
      [`${wrapping}:focus-visible &`]: {
        outline: `${vars.borderWidth.strong} solid ${vars.color.focus}`,
        outlineOffset: vars.borderWidth.gap,
      },
    },
  },
]);

/** What the gift's press says, and where it is. */
export const gesture = style([
  primary,
  {
    minBlockSize: vars.space["16"],
    paddingInline: vars.space["8"],
    maxInlineSize: "100%",
    fontSize: vars.fontSize.lead,
    boxShadow: vars.shadow.raised,
    "@media": {
      [media.motion]: {
        transition: `transform ${vars.motion.fast} ease-in, opacity ${vars.motion.fast} ease-in`,
        // What opens is seen, and heard.
        selectors: { [`[data-state="opening"] ${wrapping} &`]: { transform: "scale(0.9)", opacity: 0 } },
      },
    },
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
