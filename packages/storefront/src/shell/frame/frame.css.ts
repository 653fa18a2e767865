import { vars } from "@giftshop/ui-kit/theme";
import { globalStyle, style } from "@vanilla-extract/css";

/** Pages of one storefront follow one another without a flash; a browser that cannot, or a visitor who wants no motion, sees none of it. */
globalStyle("html", {
  "@media": { "(prefers-reduced-motion: no-preference)": { scrollBehavior: "smooth" } },
});

export const skip = style({
  position: "absolute",
  insetInlineStart: vars.space["4"],
  insetBlockStart: vars.space["2"],
  zIndex: 10,
  padding: `${vars.space["2"]} ${vars.space["4"]}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.primary,
  color: vars.color.textOnPrimary,
  selectors: {
    "&:not(:focus)": { clipPath: "inset(50%)", inlineSize: 1, blockSize: 1, overflow: "hidden", padding: 0 },
  },
});

export const body = style({ display: "flex", flexDirection: "column", minBlockSize: "100svb" });

export const main = style({ flex: "1 0 auto", outline: "none" });
