import { grid } from "@giftshop/ui-kit/grid";
import { vars } from "@giftshop/ui-kit/theme";
import { style } from "@vanilla-extract/css";

/** Has its room before it has words. */
export const state = style({ minBlockSize: vars.space["6"] });

export const table = style({ inlineSize: "100%", maxInlineSize: grid(110), borderCollapse: "collapse" });

export const day = style({
  verticalAlign: "baseline",
  borderBlockEnd: `${vars.borderWidth.hairline} solid ${vars.color.border}`,
  selectors: { "&:last-child": { borderBlockEnd: 0 }, "&[data-today]": { fontWeight: vars.fontWeight.bold } },
});

export const name = style({ paddingBlock: vars.space["2"], fontWeight: "inherit", textAlign: "start" });

export const spans = style({ paddingBlock: vars.space["2"], textAlign: "end", fontVariantNumeric: "tabular-nums" });

export const span = style({ display: "block", whiteSpace: "nowrap" });
