import { keyframes } from "@vanilla-extract/css";
import { media, vars } from "../theme/contract.css.ts";
import { kitStyle } from "../theme/kit-style.ts";

const unfold = keyframes({ from: { opacity: 0, transform: `translateY(calc(${vars.space[2]} * -1))` } });
const vanish = keyframes({ to: { opacity: 0 } });

/**
 * What opens beside its trigger: a list, a menu, a calendar.
 * react-aria places it and gives it the trigger's width.
 */
export const popover = kitStyle({
  display: "flex",
  flexDirection: "column",
  boxSizing: "border-box",
  maxInlineSize: `calc(100vi - ${vars.space[6]})`,
  border: `${vars.borderWidth.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surfaceRaised,
  color: vars.color.text,
  boxShadow: vars.shadow.floating,
  overflow: "hidden",
  outline: "none",
  // A panel is as wide as its content.
  selectors: { '&:not([data-trigger="DialogTrigger"])': { minInlineSize: "var(--trigger-width)" } },
  "@media": {
    [media.motion]: {
      selectors: {
        "&[data-entering]": { animation: `${unfold} ${vars.motion.fast} ${vars.motion.easing}` },
        "&[data-exiting]": { animation: `${vanish} ${vars.motion.fast} ${vars.motion.easing} forwards` },
      },
    },
  },
});

/** A list of things to choose within it. */
export const list = kitStyle({
  display: "grid",
  flex: "0 1 auto",
  minBlockSize: 0,
  padding: vars.space[2],
  overflowY: "auto",
  overscrollBehavior: "contain",
  outline: "none",
});

/** One of them. */
export const item = kitStyle({
  display: "flex",
  alignItems: "center",
  gap: vars.space[3],
  minBlockSize: vars.space[10],
  paddingBlock: vars.space[2],
  paddingInline: vars.space[3],
  borderRadius: vars.radius.small,
  color: "inherit",
  lineHeight: vars.lineHeight.snug,
  textDecoration: "none",
  cursor: "pointer",
  outline: "none",
  WebkitTapHighlightColor: "transparent",
  selectors: {
    "&[data-focused]": { background: vars.color.primarySoft },
    "&[data-focus-visible]": { boxShadow: `inset 0 0 0 ${vars.borderWidth.strong} ${vars.color.focus}` },
    "&[data-selected]": { fontWeight: vars.fontWeight.bold },
    "&[data-disabled]": { color: vars.color.textMuted, cursor: "not-allowed" },
    '&[data-tone="danger"]': { color: vars.color.danger },
  },
  "@media": {
    [media.touch]: { minBlockSize: vars.size.control },
    [media.forcedColors]: {
      selectors: {
        "&[data-focused]": {
          outline: `${vars.borderWidth.strong} solid Highlight`,
          outlineOffset: `calc(${vars.borderWidth.strong} * -1)`,
        },
      },
    },
  },
});

/** The words of an item, between its icon and what stands at its end. */
export const itemWords = kitStyle({ flex: 1, minInlineSize: 0 });

export const itemDetail = kitStyle({
  color: vars.color.textMuted,
  fontSize: vars.fontSize.small,
  fontWeight: vars.fontWeight.regular,
});
