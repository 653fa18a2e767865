import { grid } from "@giftshop/ui-kit/grid";
import { media, vars } from "@giftshop/ui-kit/theme";
import { keyframes, style } from "@vanilla-extract/css";
import { before } from "../unwrap/before.ts";
import { beats, cameOpen } from "../wrap/moving.ts";
import { comesFirst, nearsAt } from "./coming.css.ts";

/** Above the scene; it stays while the gift opens, and gives way to the next one at the end. */
export const title = style([
  {
    position: "relative",
    // Over what rises as the gift opens.
    zIndex: 1,
    justifySelf: "center",
    margin: 0,
    marginBlockStart: vars.space["5"],
    paddingInline: vars.space["4"],
    maxInlineSize: vars.size.measure,
    font: `${vars.fontWeight.display} ${vars.fontSize.display}/${vars.lineHeight.tight} ${vars.font.display}`,
    letterSpacing: vars.letterSpacing.display,
    textWrap: "balance",
    outline: "none",
  },
  comesFirst,
]);

/** Where the gift stands, over the whole width. */
export const scene = style({
  position: "relative",
  isolation: "isolate",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  justifyItems: "center",
  gap: vars.space["3"],
  inlineSize: "100%",
  paddingBlock: `${vars.space["2"]} ${vars.space["5"]}`,
  paddingInline: vars.space["4"],
  selectors: {
    // A gift that is wrapped stands on a table as high as the window, with its title and its hint.
    '[data-unwrap]:not([data-unwrap="again"]) > &': {
      alignContent: "end",
      minBlockSize: `calc(100svh - ${grid(64)})`,
    },
    ':root[data-theme="CK"] [data-unwrap]:not([data-unwrap="again"]) > &': {
      minBlockSize: `calc(100svh - ${grid(74)})`,
    },
  },
});

const nears = keyframes({
  from: { transform: `translateY(var(${before.tableY})) scale(var(${before.tableSize}))` },
});

/** As high as its room, so that whatever stands on it is seen whole. It comes nearer as the gift opens. */
export const table = style({
  position: "absolute",
  zIndex: -1,
  inset: 0,
  // The press stands on the edge of the table.
  insetBlockEnd: vars.space["8"],
  transformOrigin: "50% 0",
  background: `${vars.motif.wideTable} center bottom / auto 100% no-repeat`,
  maskImage: `linear-gradient(transparent, ${vars.color.shade} ${vars.space["8"]} calc(100% - ${vars.space["6"]}), transparent)`,
  selectors: {
    "[data-opened] > &": { insetBlockEnd: vars.space["4"] },
  },
  "@media": {
    [media.desktop]: { backgroundSize: "auto 150%" },
    [media.motion]: {
      selectors: {
        [cameOpen]: { animation: `${nears} ${beats(1.4)} ${vars.motion.easing} ${nearsAt} both` },
      },
    },
    print: { display: "none" },
  },
});
