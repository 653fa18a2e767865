import { media, vars } from "@giftshop/ui-kit/theme";
import { style } from "@vanilla-extract/css";

/** They come by script; without it there is nothing to open. */
export const scripted = style({ "@media": { [media.scriptless]: { display: "none" } } });

export const lists = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space["4"],
  "@media": { [media.tablet]: { gap: vars.space["6"] } },
});

export const list = style({ display: "grid", gap: vars.space["4"], paddingBlockStart: vars.space["4"] });

/** As high as the heading that comes. */
export const heading = style({ blockSize: `calc(${vars.fontSize.heading} * ${vars.lineHeight.tight})` });

/** As high as a card with its name and price below it. */
export const card = style({
  "::before": {
    content: "",
    display: "block",
    aspectRatio: "1.2",
    borderRadius: vars.radius.medium,
    backgroundColor: vars.color.surfaceSunken,
  },
  "::after": { content: "", display: "block", blockSize: vars.space["16"] },
});
