import { media, vars } from "../theme/contract.css.ts";
import { kitStyle } from "../theme/kit-style.ts";

export const list = kitStyle({
  display: "grid",
  gap: vars.space[5],
  outline: "none",
});

export const group = kitStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  columnGap: vars.space[10],
  rowGap: vars.space[1],
  selectors: {
    '&[data-arrangement="chips"]': { display: "flex", flexWrap: "wrap", gap: vars.space[2] },
  },
  "@media": {
    [media.tablet]: {
      selectors: { '&[data-arrangement="tiles"]': { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
    },
  },
});

export const groupTitle = kitStyle({
  gridColumn: "1 / -1",
  inlineSize: "100%",
  marginBlockEnd: vars.space[1],
  fontWeight: vars.fontWeight.bold,
  lineHeight: vars.lineHeight.snug,
});

/** Over the look of any option in a list. */
export const option = kitStyle({
  minBlockSize: vars.size.control,
  selectors: {
    '[data-arrangement="chips"] > &': {
      paddingInline: vars.space[4],
      border: `${vars.borderWidth.control} solid ${vars.color.borderControl}`,
      borderRadius: vars.radius.pill,
      background: vars.color.surfaceRaised,
      fontSize: vars.fontSize.small,
    },
    '[data-arrangement="chips"] > &[data-focused]': { background: vars.color.primarySoft },
    '[data-arrangement="rows"] > &, [data-arrangement="tiles"] > &': {
      marginInline: `calc(-1 * ${vars.space[3]})`,
    },
    "&[data-hovered]": { background: vars.color.primarySoft },
  },
});

export const visual = kitStyle({
  flex: "none",
  display: "grid",
  placeItems: "center",
  // Words stay readable; what is about to change fades.
  selectors: { "[data-busy] &": { opacity: 0.6 } },
  "@media": { [media.motion]: { transition: `opacity ${vars.motion.fast} ${vars.motion.easing}` } },
});

export const optionWords = kitStyle({ display: "grid", flex: 1, minInlineSize: 0, overflowWrap: "anywhere" });

export const detail = kitStyle({ color: vars.color.textMuted, fontSize: vars.fontSize.small });
