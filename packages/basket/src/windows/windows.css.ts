import { grid } from "@giftshop/ui-kit/grid";
import { media, vars } from "@giftshop/ui-kit/theme";
import { style } from "@vanilla-extract/css";

/** A stage of a window with fields: of one height, so that the first of them is in sight below it. */
export const low = style({
  aspectRatio: "auto",
  blockSize: grid(40),
  "@media": { [media.tablet]: { blockSize: grid(56) } },
});

export const look = style({ display: "grid", gap: vars.space["4"] });

export const whom = style({ margin: 0, fontWeight: vars.fontWeight.medium });
