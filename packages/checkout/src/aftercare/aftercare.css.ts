import { vars } from "@giftshop/ui-kit/theme";
import { globalStyle, style } from "@vanilla-extract/css";

export const form = style({ display: "grid", gap: vars.space[5] });

/** One below the other, as wide as their words; what has no outline begins where those above do. */
export const actions = style({ display: "grid", justifyItems: "start", minInlineSize: 0 });
globalStyle(`${actions} button`, { textAlign: "start" });
globalStyle(`${actions} button[data-variant="quiet"]`, {
  marginInlineStart: `calc(-1 * (${vars.space[3]} + ${vars.borderWidth.control}))`,
});
globalStyle(`${actions} > button[data-variant="secondary"]`, { marginBlock: vars.space[1] });
