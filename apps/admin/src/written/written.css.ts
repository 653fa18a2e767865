import { grid } from "@giftshop/ui-kit/grid";
import { media, vars } from "@giftshop/ui-kit/theme";
import { style } from "@vanilla-extract/css";

/** What is written, and beside it another language. */
export const sides = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[4],
  alignItems: "start",
  "@media": { [media.desktop]: { gridTemplateColumns: "minmax(0, 3fr) minmax(0, 2fr)" } },
});

export const fields = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[4] });

export const pair = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[3],
  alignItems: "start",
  "@media": { [media.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});

export const block = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[3],
  margin: 0,
  padding: vars.space[3],
  minInlineSize: 0,
  border: `${vars.borderWidth.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.medium,
});

export const legend = style({ paddingInline: vars.space[1], fontWeight: vars.fontWeight.medium });

/** One of a list that is opened to be changed. */
export const closable = style({
  padding: vars.space[3],
  border: `${vars.borderWidth.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.medium,
});

export const summary = style({ cursor: "pointer", fontWeight: vars.fontWeight.medium });

export const opened = style([
  fields,
  { margin: 0, marginBlockStart: vars.space[3], padding: 0, minInlineSize: 0, border: 0 },
]);

/** A kept picture, small: which one it is. */
export const picture = style({
  maxInlineSize: grid(60),
  maxBlockSize: grid(30),
  justifySelf: "start",
  borderRadius: vars.radius.small,
});

export const item = style({
  paddingInlineStart: vars.space[3],
  borderInlineStart: `${vars.borderWidth.control} solid ${vars.color.border}`,
});

/** Another language, to be read beside what is written. */
export const reading = style({
  display: "grid",
  gap: vars.space[2],
  overflowWrap: "anywhere",
  whiteSpace: "pre-wrap",
});

export const bar = style({ display: "flex", flexWrap: "wrap", alignItems: "end", gap: vars.space[2] });
