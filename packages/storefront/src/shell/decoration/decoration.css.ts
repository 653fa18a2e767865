import { vars } from "@giftshop/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const decoration = style({
  flex: "none",
  backgroundRepeat: "repeat-x",
  backgroundPosition: "center",
  filter: vars.scheme.edge,
});
