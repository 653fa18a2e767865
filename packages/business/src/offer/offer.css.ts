import { vars } from "@giftshop/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const head = style({ display: "grid", gap: vars.space[2], outline: "none" });

export const rows = style({ display: "grid", gap: vars.space[3], margin: 0, padding: 0, listStyle: "none" });

/** What it is at the start, what it costs at the end. */
export const row = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  columnGap: vars.space[4],
  paddingBlockEnd: vars.space[3],
  borderBlockEnd: `${vars.borderWidth.hairline} solid ${vars.color.border}`,
});

export const what = style({ display: "grid", gap: vars.space[1], minInlineSize: 0, overflowWrap: "anywhere" });

export const sums = style({ display: "grid", gap: vars.space[2], margin: 0 });
export const sum = style({ display: "flex", justifyContent: "space-between", gap: vars.space[4] });
export const grand = style([sum, { fontWeight: vars.fontWeight.bold }]);
export const amount = style({ margin: 0 });

export const comments = style({ display: "grid", gap: vars.space[4], margin: 0, padding: 0, listStyle: "none" });
export const comment = style({
  display: "grid",
  gap: vars.space[1],
  padding: vars.space[4],
  borderRadius: vars.radius.medium,
  background: vars.color.surface,
});
export const text = style({ margin: 0, whiteSpace: "pre-wrap", overflowWrap: "anywhere" });
export const actions = style({ display: "flex", flexWrap: "wrap", gap: vars.space[3] });

/** As it is printed: never larger than the text beside it is wide. */
export const logo = style({ maxInlineSize: "100%", maxBlockSize: vars.space[24], objectFit: "contain" });
