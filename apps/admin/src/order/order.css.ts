import { grid } from "@giftshop/ui-kit/grid";
import { media, vars } from "@giftshop/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const events = style({ display: "grid", gap: vars.space[2], margin: 0, padding: 0, listStyle: "none" });

export const event = style({
  display: "grid",
  gap: vars.space[1],
  paddingBlockEnd: vars.space[2],
  borderBlockEnd: `${vars.borderWidth.hairline} solid ${vars.color.border}`,
  justifyItems: "start",
  overflowWrap: "anywhere",
  "@media": {
    [media.tablet]: {
      gridTemplateColumns: `${grid(44)} ${grid(28)} minmax(0, 1fr) fit-content(${grid(60)})`,
      alignItems: "baseline",
    },
  },
});

export const at = style({ color: vars.color.textMuted, fontSize: vars.fontSize.small });
export const who = style({ color: vars.color.textMuted, fontSize: vars.fontSize.small });

export const gifts = style({ display: "grid", gap: vars.space[4], margin: 0, padding: 0, listStyle: "none" });

export const gift = style({
  display: "grid",
  gap: vars.space[2],
  paddingBlockEnd: vars.space[4],
  selectors: { "&:not(:last-child)": { borderBlockEnd: `${vars.borderWidth.hairline} solid ${vars.color.border}` } },
});

export const line = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: vars.space[3],
  rowGap: vars.space[1],
});

export const grow = style({ flex: "1 1 auto", minInlineSize: 0, overflowWrap: "anywhere" });

/** They stay together where a line breaks. */
export const presses = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: vars.space[2] });

export const digits = style({ fontFamily: vars.font.code });
