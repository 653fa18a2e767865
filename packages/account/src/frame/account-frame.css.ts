import { grid } from "@giftshop/ui-kit/grid";
import { media, vars } from "@giftshop/ui-kit/theme";
import { globalStyle, style } from "@vanilla-extract/css";

export const frame = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space["8"],
  "@media": { [media.desktop]: { gridTemplateColumns: `${grid(55)} minmax(0, 1fr)`, gap: vars.space["10"] } },
});

export const nav = style({
  "@media": { [media.desktop]: { position: "sticky", insetBlockStart: vars.space["8"], alignSelf: "start" } },
});

export const list = style({
  display: "flex",
  flexDirection: "row",
  flexWrap: "wrap",
  alignItems: "center",
  margin: 0,
  padding: 0,
  listStyle: "none",
  "@media": { [media.desktop]: { flexDirection: "column", alignItems: "stretch" } },
});

export const entry = style({
  display: "block",
  paddingBlock: vars.space["2"],
  paddingInline: vars.space["3"],
  borderRadius: vars.radius.small,
  selectors: { "&[aria-current]": { background: vars.color.surfaceSunken, fontWeight: vars.fontWeight.bold } },
});

/** Pages that belong together, beside each other. */
export const tabs = style({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space["1"],
  // The words of the first begin where all else begins.
  marginInlineStart: `calc(-1 * ${vars.space["3"]})`,
  marginBlock: 0,
  padding: 0,
  listStyle: "none",
});

export const panel = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space["4"],
  padding: vars.space["5"],
  borderRadius: vars.radius.large,
  border: `${vars.borderWidth.hairline} solid ${vars.color.border}`,
  background: vars.color.surfaceRaised,
  "@media": { [media.tablet]: { padding: vars.space["6"] } },
});

export const rows = style({ display: "grid", gap: vars.space["3"], margin: 0, padding: 0, listStyle: "none" });

export const row = style({
  display: "grid",
  gap: vars.space["3"],
  alignItems: "center",
  padding: vars.space["4"],
  borderRadius: vars.radius.medium,
  border: `${vars.borderWidth.hairline} solid ${vars.color.border}`,
  "@media": { [media.tablet]: { gridTemplateColumns: "minmax(0, 1fr) auto" } },
});

// Below what it is about, and no wider than its words.
globalStyle(`${row} > :last-child:not(:first-child)`, { "@media": { [media.belowTablet]: { justifySelf: "start" } } });

export const pair = style({
  display: "grid",
  gap: vars.space["4"],
  "@media": { [media.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});

export const facts = style({
  display: "grid",
  gridTemplateColumns: "fit-content(50%) minmax(0, 1fr)",
  columnGap: vars.space["4"],
  rowGap: vars.space["2"],
  margin: 0,
});

export const fact = style({ margin: 0, textAlign: "end" });

/** Above menu and page, whatever it stands behind. */
export const fault = style({ gridColumn: "1 / -1", order: -1 });

/** What came of a press, which takes the focus from it. */
export const result = style({ outline: "none" });

/** Holds a fact together without a box of its own. */
export const contents = style({ display: "contents" });

/** Lines end between words: a date stays whole in a narrow column. */
export const words = style({ overflowWrap: "normal" });
