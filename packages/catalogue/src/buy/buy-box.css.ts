import { unfollowed } from "@giftshop/ui-kit/half-sent";
import { media, stickyTop, vars } from "@giftshop/ui-kit/theme";
import { globalStyle, style } from "@vanilla-extract/css";

export const layout = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space["6"],
  alignItems: "start",
  "@media": {
    [media.tablet]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1.15fr)", gap: vars.space["8"] },
    [media.desktop]: { gridTemplateColumns: "minmax(0, 1.1fr) minmax(0, 1fr)", gap: vars.space["12"] },
  },
});

/** Beside a long form the present stays in sight. */
export const preview = style({
  "@media": { [media.tablet]: { position: "sticky", insetBlockStart: `calc(${stickyTop} + ${vars.space["6"]})` } },
});

export const panel = style({ display: "grid", gap: vars.space["6"], minInlineSize: 0 });

export const form = style({ display: "grid", gap: vars.space["6"], minInlineSize: 0 });

// Choices side by side are as high as one another, and on a phone the bar grows upwards.
globalStyle(unfollowed.replace("&", `${form} > *`), { visibility: "hidden" });

export const note = style({
  margin: 0,
  padding: vars.space["4"],
  borderRadius: vars.radius.small,
  backgroundColor: vars.color.infoSoft,
});

export const problem = style({
  margin: 0,
  padding: vars.space["4"],
  borderRadius: vars.radius.small,
  backgroundColor: vars.color.dangerSoft,
  color: vars.color.danger,
  fontWeight: vars.fontWeight.medium,
});

export const quantity = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space["2"],
});

/** Their words begin where the form does. */
export const looks = style({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space["1"],
  marginInlineStart: `calc(-1 * ${vars.space["3"]})`,
});

export const question = style({ fontWeight: vars.fontWeight.medium });
