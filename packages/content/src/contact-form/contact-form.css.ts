import { grid } from "@giftshop/ui-kit/grid";
import { media, vars } from "@giftshop/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const panel = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "start",
  gap: vars.space["5"],
  padding: vars.space["5"],
  borderRadius: vars.radius.large,
  border: `${vars.borderWidth.hairline} solid ${vars.color.border}`,
  background: vars.color.surfaceRaised,
  boxShadow: vars.shadow.low,
  "@media": { [media.tablet]: { padding: vars.space["8"] } },
});

/** As the server draws it. What could never be sent without script is not offered. */
export const plain = style([panel, { "@media": { [media.scriptless]: { display: "none" } } }]);

export const action = style({
  display: "grid",
  "@media": { [media.tablet]: { justifyItems: "start" } },
});

export const privacy = style({ margin: 0, color: vars.color.textMuted, fontSize: vars.fontSize.small });

export const sent = style({ display: "grid", gap: vars.space["3"], outline: "none" });
export const sentIcon = style({ color: vars.color.success, inlineSize: grid(10), blockSize: grid(10) });

export const ways = style({
  display: "grid",
  rowGap: vars.space["1"],
  margin: 0,
  "@media": {
    [media.tablet]: {
      gridTemplateColumns: "max-content minmax(0, 1fr)",
      columnGap: vars.space["4"],
      rowGap: vars.space["3"],
    },
  },
});
export const wayName = style({ color: vars.color.textMuted });
export const way = style({
  margin: 0,
  overflowWrap: "anywhere",
  selectors: { "&:not(:last-child)": { marginBlockEnd: vars.space["2"] } },
  "@media": { [media.tablet]: { selectors: { "&:not(:last-child)": { marginBlockEnd: 0 } } } },
});
