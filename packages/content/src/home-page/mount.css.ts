import { grid } from "@giftshop/ui-kit/grid";
import { unpictured } from "@giftshop/ui-kit/half-sent";
import { media, vars } from "@giftshop/ui-kit/theme";
import { style } from "@vanilla-extract/css";
import { cardInMount, mounted } from "./mount.ts";

/** In place of the hand that other houses hold their first card in. */
export const mount = style({
  ...mounted,
  alignSelf: "center",
  justifySelf: "center",
  inlineSize: "100%",
  maxInlineSize: grid(136),
  marginBlockEnd: vars.space["8"],
  filter: vars.scheme.dim,
  "@media": { [media.tablet]: { aspectRatio: "4 / 3" }, [media.desktop]: { marginBlockEnd: vars.space["10"] } },
});

export const inMount = style({ ...cardInMount, selectors: { [unpictured]: { visibility: "hidden" } } });
