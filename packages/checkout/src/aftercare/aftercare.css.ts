import { media, vars } from "@giftshop/ui-kit/theme";
import { globalStyle, style } from "@vanilla-extract/css";

export const form = style({ display: "grid", gap: vars.space[5] });

/** Two in a row where there is room, as wide as their words; what has no outline begins where others do. */
export const actions = style({
  display: "grid",
  columnGap: vars.space[6],
  alignItems: "center",
  justifyItems: "start",
  minInlineSize: 0,
  "@media": { [media.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, max-content))" } },
});
globalStyle(`${actions} button`, { textAlign: "start" });
globalStyle(`${actions} button[data-variant="quiet"]`, {
  marginInlineStart: `calc(-1 * (${vars.space[3]} + ${vars.borderWidth.control}))`,
});
globalStyle(`${actions} > button[data-variant="secondary"]`, { marginBlock: vars.space[1] });

/** The way back: there for who looks for it. */
export const back = style({ color: vars.color.textMuted });
