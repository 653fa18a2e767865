import { vars } from "@giftshop/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const form = style({ position: "relative", display: "grid", inlineSize: "100%", minInlineSize: 0 });

export const input = style({
  appearance: "none",
  inlineSize: "100%",
  minInlineSize: 0,
  minBlockSize: vars.size.control,
  margin: 0,
  paddingBlock: vars.space["2"],
  paddingInline: `${vars.space["4"]} ${vars.space["12"]}`,
  border: `${vars.borderWidth.control} solid ${vars.color.borderControl}`,
  borderRadius: vars.radius.pill,
  background: vars.color.surfaceRaised,
  color: vars.color.text,
  font: "inherit",
  lineHeight: vars.lineHeight.snug,
  textOverflow: "ellipsis",
  selectors: {
    "&::placeholder": { color: vars.color.textMuted, opacity: 1 },
    "&::-webkit-search-cancel-button": { display: "none" },
    "&[data-waiting], &[aria-busy]": { cursor: "progress" },
  },
});

export const submit = style({
  position: "absolute",
  insetBlock: 0,
  insetInlineEnd: 0,
  display: "grid",
  placeItems: "center",
  inlineSize: vars.size.control,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.pill,
  background: "none",
  color: vars.color.textMuted,
  cursor: "pointer",
  selectors: { "&:hover": { color: vars.color.primary }, "&[aria-busy]": { cursor: "progress" } },
});
