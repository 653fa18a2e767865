import { media, vars } from "../theme/contract.css.ts";
import { grid } from "../theme/grid.ts";
import { kitStyle } from "../theme/kit-style.ts";

/** Stroke of the tick, which is as heavy as the words beside it. */
const stroke = `calc(${vars.borderWidth.gap} * 1.25)`;

export const field = kitStyle({ display: "grid", gap: vars.space[1] });

export const row = kitStyle({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  gap: vars.space[3],
  alignItems: "start",
  justifySelf: "start",
  paddingBlock: vars.space[1],
  lineHeight: vars.lineHeight.body,
  cursor: "pointer",
  "@media": { [media.touch]: { paddingBlock: vars.space[3] } },
});

/** Below the words, not below the box. */
export const notes = kitStyle({
  display: "grid",
  gap: vars.space[1],
  marginInlineStart: `calc(${vars.space[6]} + ${vars.space[3]})`,
  "@media": { [media.touch]: { marginBlockStart: `calc(-1 * ${vars.space[2]})` } },
});

export const box = kitStyle({
  appearance: "none",
  display: "grid",
  placeContent: "center",
  inlineSize: vars.space[6],
  blockSize: vars.space[6],
  margin: 0,
  border: `${vars.borderWidth.control} solid ${vars.color.borderControl}`,
  // Never so round that it could be taken for a radio button.
  borderRadius: `min(${vars.radius.small}, ${vars.space[1]})`,
  background: vars.color.surfaceRaised,
  cursor: "pointer",
  transition: `background-color ${vars.motion.fast} ${vars.motion.easing}`,
  selectors: {
    // The tick is two sides of a rotated box, so it needs no picture.
    "&::after": {
      content: '""',
      inlineSize: `calc(${vars.space[3]} / 2)`,
      blockSize: grid(3),
      border: `solid ${vars.color.textOnPrimary}`,
      borderWidth: `0 ${stroke} ${stroke} 0`,
      transform: "translateY(-12%) rotate(45deg) scale(0)",
      transition: `transform ${vars.motion.normal} ${vars.motion.gesture}`,
    },
    "&:checked": { background: vars.color.primary, borderColor: vars.color.primary },
    "&:checked::after": { transform: "translateY(-12%) rotate(45deg)" },
    '&[aria-invalid="true"]': { borderColor: vars.color.danger },
    "&:disabled": { opacity: 0.5, cursor: "not-allowed" },
  },
  "@media": {
    [media.forcedColors]: {
      selectors: {
        "&:checked": { background: "Highlight", forcedColorAdjust: "none" },
        "&:checked::after": { borderColor: "HighlightText" },
      },
    },
  },
});
