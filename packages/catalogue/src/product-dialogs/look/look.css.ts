import { grid } from "@giftshop/ui-kit/grid";
import { media, vars } from "@giftshop/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const look = style({ display: "grid", gap: vars.space["4"] });

/** Low on a phone: what is said of it is in sight below; with a note as high as the whole of it needs. */
export const stage = style({
  "@media": {
    [media.belowTablet]: {
      aspectRatio: "auto",
      blockSize: grid(40),
      selectors: { '&[data-parts~="note"]': { aspectRatio: "0.9", blockSize: "auto" } },
    },
  },
});

export const rows = style({ display: "grid", gap: vars.space["4"], margin: 0, padding: 0, listStyle: "none" });

export const row = style({ display: "grid", gap: vars.space["1"], overflowWrap: "anywhere" });

export const name = style({ fontWeight: vars.fontWeight.medium });

export const detail = style({ color: vars.color.textMuted, fontSize: vars.fontSize.small });
