import { vars } from "@giftshop/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const shipment = style({
  overflow: "clip",
  borderRadius: vars.radius.large,
  border: `${vars.borderWidth.hairline} solid ${vars.color.border}`,
  backgroundColor: vars.color.surfaceRaised,
  boxShadow: vars.shadow.low,
});

export const head = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space["3"],
  padding: vars.space["4"],
  borderBlockEnd: `${vars.borderWidth.hairline} solid ${vars.color.border}`,
});

export const icon = style({
  display: "grid",
  flex: "none",
  placeItems: "center",
  inlineSize: vars.size.control,
  blockSize: vars.size.control,
  borderRadius: vars.radius.pill,
  backgroundColor: vars.color.primarySoft,
  color: vars.color.primary,
});

export const words = style({ minInlineSize: 0, overflowWrap: "anywhere" });

export const lines = style({ margin: 0, padding: 0, listStyle: "none" });

const divided = style({
  selectors: { "& + &": { borderBlockStart: `${vars.borderWidth.hairline} solid ${vars.color.border}` } },
});

export const line = style([divided]);

/** In the place of what was taken out. */
export const removed = style([divided, { padding: vars.space["4"] }]);
