import { media, vars } from "@giftshop/ui-kit/theme";
import { globalStyle, style } from "@vanilla-extract/css";

export const list = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[2],
  inlineSize: "100%",
});

// Heads that are presses stand higher than words: all keep one line.
globalStyle(`${list} th[scope="col"]`, { verticalAlign: "middle" });

// The name of a line stays in whole words, whatever stands beside it.
globalStyle(`${list} th[scope="row"]`, { overflowWrap: "break-word" });

// On a tablet the room between columns goes to what is in them.
globalStyle(`${list} :is(th, td)`, { "@media": { [media.tabletOnly]: { paddingInline: vars.space[2] } } });

/** What is about all lines: at its start which are chosen, at its end which columns stand. */
export const bar = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: vars.space[3] });

export const end = style({ marginInlineStart: "auto" });
