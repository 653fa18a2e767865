import { bleedProperty } from "@giftshop/ui-kit/gallery-bleed";
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
    [media.desktop]: { gridTemplateColumns: "minmax(0, 1.15fr) minmax(0, 1fr)", gap: vars.space["10"] },
  },
});

/** From the page's column to the edge of the window, where the corners are out of sight. */
const toTheEdge = `calc(max(0px, (100vw - ${vars.size.container}) / 2) + ${vars.space["8"]} + ${vars.radius.large})`;

/** Beside a long form the present stays in sight; on a computer it takes half of the window, to its edge. */
export const preview = style({
  "@media": {
    [media.tablet]: { position: "sticky", insetBlockStart: `calc(${stickyTop} + ${vars.space["6"]})` },
    [media.desktop]: { vars: { [bleedProperty]: toTheEdge } },
  },
});

export const panel = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space["6"],
  minInlineSize: 0,
});

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
