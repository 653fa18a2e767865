import { grid } from "@giftshop/ui-kit/grid";
import { media, vars } from "@giftshop/ui-kit/theme";
import { thing } from "@giftshop/ui-kit/thing";
import { style } from "@vanilla-extract/css";
import { comesSecond } from "./coming.css.ts";

/** The words that came with it, on the paper of the house: over the edge of the table. */
export const note = style([
  thing,
  {
    position: "relative",
    marginBlockStart: `calc(${vars.space["10"]} * -1)`,
    inlineSize: `min(100%, ${grid(120)})`,
    padding: vars.space["5"],
    textAlign: "start",
    fontFamily: vars.font.display,
    fontSize: vars.fontSize.title,
    lineHeight: vars.lineHeight.snug,
    // A ribbon of the house along its upper edge.
    "::before": {
      content: '""',
      position: "absolute",
      insetInlineStart: vars.space["5"],
      insetBlockStart: `calc(${vars.space["2"]} * -1)`,
      inlineSize: vars.space["16"],
      blockSize: vars.space["4"],
      rotate: "-3deg",
      background: vars.color.accent,
    },
    "@media": { [media.desktop]: { selectors: { "[data-words] > &": { marginBlockStart: vars.space["2"] } } } },
  },
  comesSecond,
]);
