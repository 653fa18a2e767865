import { grid } from "@giftshop/ui-kit/grid";
import { vars } from "@giftshop/ui-kit/theme";
import { style } from "@vanilla-extract/css";

/** A field of a search: as wide as there is room, up to a line that is read at a glance. */
export const field = style({ flex: `1 1 ${grid(50)}`, maxInlineSize: grid(120) });

export const search = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "end",
  gap: vars.space[2],
});
