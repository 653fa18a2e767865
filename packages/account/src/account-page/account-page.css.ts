import { grid } from "@giftshop/ui-kit/grid";
import { media, vars } from "@giftshop/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const page = style({
  display: "grid",
  alignContent: "start",
  gap: vars.space["6"],
  paddingBlock: vars.space["8"],
});

/** Room of what comes, so that the foot of the page stays where it is. */
export const formSpace = style({ blockSize: grid(105), "@media": { [media.scriptless]: { display: "none" } } });
export const pageSpace = style({ blockSize: grid(160), "@media": { [media.scriptless]: { display: "none" } } });
