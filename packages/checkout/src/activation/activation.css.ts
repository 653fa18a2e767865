import { grid } from "@giftshop/ui-kit/grid";
import { media, vars } from "@giftshop/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const panel = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[5],
  padding: vars.space[5],
  borderRadius: vars.radius.large,
  border: `${vars.borderWidth.hairline} solid ${vars.color.border}`,
  background: vars.color.surfaceRaised,
  boxShadow: vars.shadow.low,
  "@media": { [media.tablet]: { padding: vars.space[8] } },
});

export const pair = style({
  display: "grid",
  gap: vars.space[4],
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": { [media.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});

export const head = style({ display: "grid", gap: vars.space[2], outline: "none" });

export const sum = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  gap: vars.space[3],
  fontWeight: vars.fontWeight.bold,
});

export const actions = style({ display: "flex", flexWrap: "wrap", gap: vars.space[3] });

export const intro = style({ marginBlockEnd: vars.space[6] });

/** As high as the form with a range, on a phone and beside. */
export const skeleton = style({
  blockSize: grid(260),
  borderRadius: vars.radius.large,
  "@media": { [media.tablet]: { blockSize: grid(200) } },
});

/** What would never come without script is not promised. */
export const waiting = style({ "@media": { [media.scriptless]: { display: "none" } } });
