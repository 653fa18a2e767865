import { media, vars } from "../theme/contract.css.ts";
import { kitStyle } from "../theme/kit-style.ts";

export const steps = kitStyle({
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: "minmax(0, 1fr)",
  margin: 0,
  padding: 0,
  listStyle: "none",
});

export const step = kitStyle({
  position: "relative",
  display: "grid",
  justifyItems: "center",
  alignContent: "start",
  gap: vars.space[1],
  color: vars.color.textMuted,
  fontSize: vars.fontSize.caption,
  textAlign: "center",
  selectors: {
    "&::before": {
      content: '""',
      position: "absolute",
      insetBlockStart: vars.space[4],
      insetInlineStart: "-50%",
      inlineSize: "100%",
      borderBlockStart: `${vars.borderWidth.control} solid ${vars.color.border}`,
      translate: "0 -50%",
    },
    "&:first-child::before": { display: "none" },
    '&:is([data-state="done"], [data-state="current"])::before': { borderColor: vars.color.primary },
    '&[data-state="current"]': { color: vars.color.text, fontWeight: vars.fontWeight.bold },
    '&[data-state="done"]': { color: vars.color.text },
  },
  "@media": { [media.tablet]: { fontSize: vars.fontSize.small } },
});

export const mark = kitStyle({
  position: "relative",
  // Above the line that comes from the step after it.
  zIndex: 1,
  display: "grid",
  placeItems: "center",
  inlineSize: vars.space[8],
  blockSize: vars.space[8],
  border: `${vars.borderWidth.control} solid ${vars.color.borderControl}`,
  borderRadius: vars.radius.pill,
  background: vars.color.surfaceRaised,
  fontSize: vars.fontSize.small,
  fontWeight: vars.fontWeight.bold,
  fontVariantNumeric: "tabular-nums",
  selectors: {
    '[data-state="current"] &': {
      borderColor: vars.color.primary,
      background: vars.color.primary,
      color: vars.color.textOnPrimary,
    },
    '[data-state="done"] &': { borderColor: vars.color.primary, color: vars.color.primary },
  },
});

export const label = kitStyle({ overflowWrap: "anywhere", hyphens: "auto", paddingInline: vars.space[1] });

/** Mark and words are pressed as one: higher than a thumb needs. */
export const link = kitStyle({
  display: "grid",
  justifyItems: "center",
  alignContent: "start",
  gap: vars.space[1],
  minInlineSize: vars.size.control,
  minBlockSize: vars.size.control,
  borderRadius: vars.radius.small,
  color: "inherit",
  textDecoration: "none",
});
export const linked = kitStyle({ textDecoration: "underline", textUnderlineOffset: "0.2em" });
