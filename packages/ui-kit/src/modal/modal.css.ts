import { keyframes } from "@vanilla-extract/css";
import { media, vars } from "../theme/contract.css.ts";
import { kitStyle } from "../theme/kit-style.ts";
import { closeDuration } from "./modals.ts";

const appear = keyframes({ from: { opacity: 0 } });
const sink = keyframes({ to: { opacity: 0, transform: `translateY(${vars.space[10]})` } });
const vanish = keyframes({ to: { opacity: 0 } });

/** Set on the scrim: the height that the on-screen keyboard leaves free. */
export const roomProperty = "--ui-modal-room";

/** Set on the document: the shop's sign, 48 by 48 px, as the value of `content`. */
const logoProperty = "--ui-modal-logo";

export const scrim = kitStyle({
  position: "fixed",
  insetBlockStart: 0,
  insetInline: 0,
  zIndex: 100,
  display: "grid",
  alignItems: "end",
  justifyItems: "center",
  blockSize: `var(${roomProperty})`,
  background: `color-mix(in srgb, ${vars.color.shade} 60%, transparent)`,
  "@media": {
    [media.tablet]: { alignItems: "center", padding: vars.space[6] },
    [media.motion]: {
      animation: `${appear} ${vars.motion.normal} ${vars.motion.easing}`,
      selectors: {
        "&[data-exiting]": { animation: `${vanish} ${closeDuration}ms ${vars.motion.easing} forwards` },
      },
    },
  },
});

export const frame = kitStyle({
  display: "flex",
  inlineSize: "100%",
  maxBlockSize: `calc(var(${roomProperty}) - ${vars.space[10]})`,
  borderStartStartRadius: vars.radius.large,
  borderStartEndRadius: vars.radius.large,
  background: vars.color.surfaceRaised,
  boxShadow: vars.shadow.floating,
  overflow: "hidden",
  // Without motion its tokens leave a fade.
  animation: `${vars.motion.opening} ${vars.motion.arrive} ${vars.motion.gesture}`,
  selectors: { '&[data-height="full"]': { blockSize: vars.size.containerNarrow } },
  "@media": {
    [media.tablet]: {
      maxBlockSize: "100%",
      maxInlineSize: `calc(${vars.size.containerNarrow} * 0.8)`,
      borderRadius: vars.radius.large,
      selectors: {
        '&[data-size="small"]': { maxInlineSize: `calc(${vars.size.containerNarrow} * 0.6)` },
        '&[data-size="large"]': { maxInlineSize: `calc(${vars.size.container} * 0.75)` },
      },
    },
    [media.motion]: {
      selectors: {
        "&[data-exiting]": { animation: `${sink} ${closeDuration}ms ${vars.motion.easing} forwards` },
      },
    },
    [media.forcedColors]: { border: `${vars.borderWidth.control} solid CanvasText` },
  },
});

/**
 * Its head and its actions stay while the content scrolls;
 * where the window is too low for that, all of it scrolls.
 */
export const dialog = kitStyle({
  display: "flex",
  flexDirection: "column",
  inlineSize: "100%",
  minBlockSize: 0,
  overflowY: "auto",
  overscrollBehavior: "contain",
  outline: "none",
  "@media": { [media.tall]: { overflowY: "visible" } },
});

export const head = kitStyle({
  display: "flex",
  alignItems: "center",
  gap: vars.space[2],
  paddingBlock: vars.space[3],
  paddingInlineStart: vars.space[6],
  paddingInlineEnd: vars.space[3],
  selectors: {
    "&[data-back]": { paddingInlineStart: vars.space[3] },
    // Whose shop it is, as the document says, and no box where it does not.
    "&::before": { content: `var(${logoProperty}, none)`, flexShrink: 0, lineHeight: 0 },
  },
});

export const title = kitStyle({
  flex: 1,
  minInlineSize: 0,
  fontFamily: vars.font.display,
  fontSize: vars.fontSize.title,
  fontWeight: vars.fontWeight.display,
  letterSpacing: vars.letterSpacing.display,
  lineHeight: vars.lineHeight.snug,
  textWrap: "balance",
});

/** Points back, in the direction of reading. */
export const backIcon = kitStyle({
  transform: "scaleX(-1)",
  selectors: { "[dir=rtl] &": { transform: "none" } },
});

export const body = kitStyle({
  position: "relative",
  flex: "1 0 auto",
  paddingInline: vars.space[6],
  paddingBlock: `${vars.space[1]} ${vars.space[6]}`,
  "@media": {
    [media.tall]: { flex: 1, minBlockSize: 0, overflowY: "auto", overscrollBehavior: "contain" },
  },
});

export const footer = kitStyle({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "flex-end",
  gap: vars.space[3],
  paddingBlock: vars.space[4],
  paddingInline: vars.space[6],
  borderBlockStart: `${vars.borderWidth.hairline} solid ${vars.color.border}`,
});

export const progress = kitStyle({
  position: "absolute",
  inset: 0,
  display: "grid",
  placeItems: "center",
  background: `color-mix(in srgb, ${vars.color.surfaceRaised} 80%, transparent)`,
  color: vars.color.primary,
});
