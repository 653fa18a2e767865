import { grid } from "@giftshop/ui-kit/grid";
import { media, vars } from "@giftshop/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const page = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[5],
  paddingBlock: `${vars.space[6]} ${vars.space[16]}`,
  "@media": { [media.desktop]: { paddingBlockStart: vars.space[10], gap: vars.space[6] } },
});

export const head = style({ display: "grid", gap: vars.space[2] });
export const logo = style({ maxInlineSize: grid(40), blockSize: "auto", maxBlockSize: grid(20), objectFit: "contain" });

export const noScript = style({
  margin: 0,
  padding: vars.space[4],
  maxInlineSize: vars.size.measure,
  borderRadius: vars.radius.medium,
  background: vars.color.warningSoft,
});

export const desk = style({ display: "grid", "@media": { [media.scriptless]: { display: "none" } } });
export const deskSkeleton = style({ blockSize: vars.space[12] });

export const info = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[6],
  "@media": { [media.desktop]: { gridTemplateColumns: "minmax(0, 5fr) minmax(0, 7fr)", alignItems: "start" } },
});

export const face = style({ padding: vars.space[6], borderRadius: vars.radius.medium });
export const words = style({
  display: "grid",
  gap: vars.space[4],
  justifyItems: "start",
  maxInlineSize: vars.size.measure,
});
