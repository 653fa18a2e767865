import type { StyleRule } from "@vanilla-extract/css";
import { media, vars } from "../theme/contract.css.ts";
import { kitGlobalStyle, kitStyle } from "../theme/kit-style.ts";

/** Scrolls sideways within itself where it is too wide; a scrolling part is reached by the keyboard. */
export const frame = kitStyle({ maxInlineSize: "100%", overflowX: "auto", borderRadius: vars.radius.small });

export const table = kitStyle({
  inlineSize: "100%",
  borderCollapse: "collapse",
  lineHeight: vars.lineHeight.snug,
  fontVariantNumeric: "tabular-nums",
});

export const caption = kitStyle({
  paddingBlockEnd: vars.space[3],
  fontWeight: vars.fontWeight.bold,
  textAlign: "start",
});

export const headCell = kitStyle({
  paddingBlock: vars.space[2],
  paddingInline: vars.space[3],
  borderBlockEnd: `${vars.borderWidth.control} solid ${vars.color.borderControl}`,
  color: vars.color.textMuted,
  fontSize: vars.fontSize.small,
  fontWeight: vars.fontWeight.medium,
  textAlign: "start",
  verticalAlign: "bottom",
  whiteSpace: "nowrap",
  selectors: { '&[data-align="end"]': { textAlign: "end" } },
});

export const row = kitStyle({
  borderBlockEnd: `${vars.borderWidth.hairline} solid ${vars.color.border}`,
});

export const cell = kitStyle({
  paddingBlock: vars.space[3],
  paddingInline: vars.space[3],
  fontWeight: vars.fontWeight.regular,
  textAlign: "start",
  verticalAlign: "top",
  overflowWrap: "anywhere",
  selectors: {
    '&[data-align="end"]': { textAlign: "end", whiteSpace: "nowrap" },
    "&[data-whole]": { whiteSpace: "nowrap" },
    // Where it scrolls, words stay whole.
    '[data-phone="scroll"] &': { overflowWrap: "normal", whiteSpace: "nowrap" },
    "th&": { fontWeight: vars.fontWeight.medium },
  },
});

/** What a cell says, in one piece where the name of its column stands beside it. */
export const value = kitStyle({ display: "contents" });

/**
 * On a phone every row is a small card: the first cell is its title, the others
 * carry the name of their column. Of the heads stay those that order the rows.
 */
export const stacked = kitStyle({ "@media": { [media.belowTablet]: { display: "block" } } });

const onPhone = (part: string, rule: StyleRule) =>
  kitGlobalStyle(`.${stacked} ${part}`, { "@media": { [media.belowTablet]: rule } });

onPhone(":is(thead, tbody, tr, caption, th[scope=row])", { display: "block" });
onPhone("tr", { paddingBlock: vars.space[3] });
onPhone("thead tr", { display: "flex", flexWrap: "wrap", columnGap: vars.space[4], padding: 0 });
onPhone("thead[data-empty]", { display: "none" });
onPhone("th[scope=col]", { padding: 0, borderBlockEnd: 0 });
onPhone("th[scope=col]:not([data-sortable])", { display: "none" });
onPhone(":is(td, th[scope=row])", { paddingBlock: vars.space[1], paddingInline: 0, textAlign: "start" });
onPhone("td[data-label]", { display: "flex", justifyContent: "space-between", gap: vars.space[4] });
onPhone("td[data-label]::before", {
  content: "attr(data-label)",
  flexShrink: 0,
  maxInlineSize: "50%",
  color: vars.color.textMuted,
  // A name stays whole beside an address that may break anywhere.
  overflowWrap: "break-word",
});
onPhone(`.${value}`, { display: "block", minInlineSize: 0 });

export const sort = kitStyle({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space[1],
  minBlockSize: vars.size.targetSmall,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.small,
  background: "transparent",
  color: "inherit",
  font: "inherit",
  cursor: "pointer",
  selectors: { "[aria-sort] &": { color: vars.color.text, fontWeight: vars.fontWeight.bold } },
});
onPhone("th[scope=col] button", { minBlockSize: vars.size.control });

export const sortMark = kitStyle({
  inlineSize: vars.space[4],
  blockSize: vars.space[4],
  opacity: 0,
  selectors: {
    "[aria-sort] &": { opacity: 1 },
    '[aria-sort="ascending"] &': { transform: "scaleY(-1)" },
  },
});
// Without the columns below it, a word alone would not look like a press.
onPhone("th[scope=col]:not([aria-sort]) svg", { opacity: 0.5 });
