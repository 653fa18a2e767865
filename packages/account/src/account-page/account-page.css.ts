import { grid } from "@giftshop/ui-kit/grid";
import { media, vars } from "@giftshop/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const page = style({
  display: "grid",
  alignContent: "start",
  gap: vars.space["6"],
  paddingBlock: vars.space["8"],
});

/** Beside its fields a page of entry has a scene where there is room. */
export const scened = style([
  page,
  {
    "@media": {
      [media.belowDesktop]: { maxInlineSize: vars.size.containerNarrow },
      [media.desktop]: {
        gridTemplateColumns: `minmax(0, ${vars.size.containerNarrow}) minmax(0, 1fr)`,
        columnGap: vars.space["16"],
      },
    },
  },
]);

export const scene = style({
  display: "none",
  "@media": {
    [media.desktop]: {
      display: "block",
      gridArea: "1 / 2 / span 4",
      alignSelf: "center",
      aspectRatio: "1 / 1",
      borderRadius: vars.radius.large,
      background: `${vars.motif.noFavourites} center / cover no-repeat`,
      filter: vars.scheme.dim,
    },
  },
});

/** What is filled in, as one thing on the page. */
export const box = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": {
    [media.tablet]: {
      padding: vars.space["8"],
      border: `${vars.borderWidth.hairline} solid ${vars.color.border}`,
      borderRadius: vars.radius.large,
      backgroundColor: vars.color.surfaceRaised,
    },
  },
});

/** Room of what comes, so that the foot of the page stays where it is. */
export const formSpace = style({ blockSize: grid(105), "@media": { [media.scriptless]: { display: "none" } } });
export const pageSpace = style({ blockSize: grid(160), "@media": { [media.scriptless]: { display: "none" } } });
