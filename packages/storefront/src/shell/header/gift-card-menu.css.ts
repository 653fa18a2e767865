import { grid } from "@giftshop/ui-kit/grid";
import { media, vars } from "@giftshop/ui-kit/theme";
import { style } from "@vanilla-extract/css";
import { unfolding } from "./header-menu.css.ts";

/** Under the header and as wide as it, which is what it is placed by. */
export const panel = style([
  unfolding,
  {
    paddingBlockEnd: vars.space["4"],
    "@media": {
      [media.desktop]: {
        position: "absolute",
        insetInline: 0,
        insetBlockStart: "100%",
        // The whole of it is in sight, be the selling points above the header or not.
        maxBlockSize: `calc(100dvh - ${grid(32)})`,
        paddingBlock: `${vars.space["6"]} ${vars.space["5"]}`,
        borderBlockStart: `${vars.borderWidth.hairline} solid ${vars.color.border}`,
        backgroundColor: vars.color.surfaceRaised,
        boxShadow: vars.shadow.floating,
        overflowY: "auto",
      },
    },
  },
]);

export const inner = style({
  "@media": {
    [media.desktop]: {
      position: "relative",
      maxInlineSize: vars.size.container,
      marginInline: "auto",
      paddingInline: vars.space["8"],
    },
  },
});

export const all = style({
  "@media": {
    [media.belowDesktop]: { minBlockSize: vars.size.control, paddingInline: vars.space["3"] },
    [media.desktop]: { marginBlockStart: vars.space["3"], marginInlineStart: vars.space["3"] },
  },
});

/**
 * At the panel's corner; on a small screen its own word closes the list, and without script nothing would.
 */
export const close = style({
  "@media": {
    [media.belowDesktop]: { display: "none" },
    [media.desktop]: {
      position: "absolute",
      insetBlockStart: `calc(-1 * ${vars.space["4"]})`,
      insetInlineEnd: vars.space["3"],
    },
    "(scripting: none)": { display: "none" },
  },
});
