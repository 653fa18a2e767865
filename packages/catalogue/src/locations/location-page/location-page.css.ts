import { grid } from "@giftshop/ui-kit/grid";
import { media, vars } from "@giftshop/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const columns = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space["8"],
  alignItems: "start",
  "@media": { [media.desktop]: { gridTemplateColumns: "minmax(0, 3fr) minmax(0, 1fr)", gap: vars.space["12"] } },
});

export const main = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space["8"],
  minInlineSize: 0,
});

export const facts = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space["8"],
  "@media": { [media.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});

export const section = style({ display: "grid", alignContent: "start", gap: vars.space["4"], minInlineSize: 0 });

export const address = style({ display: "grid", gap: vars.space["1"], fontStyle: "normal" });

export const line = style({ display: "block" });

export const actions = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: vars.space["3"] });

export const map = style({
  "@media": { [media.scriptless]: { display: "none" } },
  selectors: { "section&": { blockSize: grid(80) } },
});

export const nearby = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space["4"],
  margin: 0,
  padding: 0,
  listStyle: "none",
  "@media": { [media.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", columnGap: vars.space["8"] } },
});

export const near = style({
  display: "grid",
  alignContent: "start",
  gap: vars.space["1"],
  paddingBlockEnd: vars.space["4"],
  borderBlockEnd: `${vars.borderWidth.hairline} solid ${vars.color.border}`,
});

export const nearHead = style({
  display: "flex",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: vars.space["3"],
  fontWeight: vars.fontWeight.medium,
});

export const away = style({ flex: "none", fontVariantNumeric: "tabular-nums" });

/** One card, no wider than in a list. */
export const card = style({ maxInlineSize: grid(72) });
