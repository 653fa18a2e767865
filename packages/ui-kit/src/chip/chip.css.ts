import { media, vars } from "../theme/contract.css.ts";
import { kitStyle } from "../theme/kit-style.ts";

export { group, legend } from "../radio-cards/radio-cards.css.ts";

export const chips = kitStyle({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space[2],
  selectors: {
    // Three in a row, each over two tracks: wider only where the longest price asks for it.
    "&[data-even]": { display: "grid", gridTemplateColumns: "repeat(6, minmax(min-content, 1fr))" },
  },
});

const inGrid = "[data-even] > &";
/** In a grid without one that takes the rest, the last ones of a row that is not full share it. */
const last = (fromEnd: number, place: string) =>
  `[data-even]:not(:has(> [data-rest])) > &:nth-last-child(${fromEnd}):nth-child(${place})`;
const halves = [last(2, "3n+1"), last(1, "3n+2"), ...["3n+4", "3n+3", "3n+2", "3n+1"].map((n, at) => last(at + 1, n))];

export const chip = kitStyle({
  position: "relative",
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  minBlockSize: vars.size.control,
  minInlineSize: vars.space[16],
  paddingInline: vars.space[4],
  border: `${vars.borderWidth.control} solid ${vars.color.borderControl}`,
  borderRadius: vars.radius.pill,
  background: vars.color.surfaceRaised,
  color: vars.color.text,
  fontWeight: vars.fontWeight.medium,
  fontVariantNumeric: "tabular-nums",
  lineHeight: vars.lineHeight.snug,
  textDecoration: "none",
  whiteSpace: "nowrap",
  cursor: "pointer",
  userSelect: "none",
  WebkitTapHighlightColor: "transparent",
  transition: `background-color ${vars.motion.fast} ${vars.motion.easing}, color ${vars.motion.fast} ${vars.motion.easing}, transform ${vars.motion.fast} ${vars.motion.gesture}`,
  selectors: {
    "&:has(:checked), &[aria-current]": {
      background: vars.color.primary,
      borderColor: vars.color.primary,
      color: vars.color.textOnPrimary,
    },
    "&:active": { transform: "scale(0.96)" },
    "&:has(:focus-visible)": {
      outline: `${vars.borderWidth.strong} solid ${vars.color.focus}`,
      outlineOffset: vars.borderWidth.gap,
    },
    "&:has(:disabled)": {
      borderColor: vars.color.border,
      background: vars.color.surfaceSunken,
      color: vars.color.textMuted,
      textDecoration: "line-through",
      cursor: "not-allowed",
      transform: "none",
    },
    "[data-invalid] > * > &": { borderColor: vars.color.danger },
    [inGrid]: { gridColumn: "span 2", minInlineSize: 0, paddingInline: vars.space[1] },
    // What is left of its row, all of its own, or a cell in which its words have two lines.
    [`${inGrid}[data-rest]`]: { lineHeight: vars.lineHeight.tight, textAlign: "center", whiteSpace: "normal" },
    [`${inGrid}[data-rest]:nth-child(3n + 1)`]: { gridColumn: "1 / -1" },
    [`${inGrid}[data-rest]:nth-child(3n + 2)`]: { gridColumn: "span 4" },
    [`${inGrid}[data-rest]:nth-child(3n)`]: { fontSize: vars.fontSize.small },
    [halves.join(", ")]: { gridColumn: "span 3" },
  },
  "@media": {
    [media.hover]: {
      selectors: {
        "&:hover:not(:has(:disabled, :checked), [aria-current])": { borderColor: vars.color.text },
      },
    },
    [media.forcedColors]: {
      // Colours alone: the outline says where the focus is, which in a group of radios goes with the choice.
      selectors: {
        "&:has(:checked), &[aria-current]": {
          forcedColorAdjust: "none",
          background: "Highlight",
          borderColor: "Highlight",
          color: "HighlightText",
        },
      },
    },
  },
});

export const input = kitStyle({
  position: "absolute",
  inset: 0,
  margin: 0,
  opacity: 0,
  cursor: "inherit",
});
