import { vars } from "@giftshop/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const content = style({ display: "grid", gap: vars.space["4"] });

export const picture = style({
  inlineSize: "100%",
  maxBlockSize: "40dvh",
  borderRadius: vars.radius.medium,
  objectFit: "contain",
});

/** An editor's lines stay lines. */
export const text = style({ whiteSpace: "pre-line" });
