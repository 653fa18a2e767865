import { media, vars } from "@giftshop/ui-kit/theme";
import { globalStyle, style } from "@vanilla-extract/css";

export const occasions = style({});

const kitchen = ':root[data-theme="CB"]';
const party = `:root[data-theme="CK"] ${occasions}`;
const concierge = `:root[data-theme="GCS"] ${occasions}`;

/** On a phone a kitchen hangs them one below the other: three, and the way to all. */
globalStyle(`${kitchen} ${occasions} li:nth-child(n + 4)`, { "@media": { [media.belowTablet]: { display: "none" } } });

// CK: six posters in two columns, one lower than the other; what is pointed at tilts, and swings back.
globalStyle(`${party} ul`, {
  "@media": {
    [media.belowTablet]: {
      gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
      gap: `${vars.space["5"]} ${vars.space["3"]}`,
      paddingBlockEnd: vars.space["6"],
    },
  },
});
globalStyle(`${party} li:nth-child(even)`, {
  "@media": { [media.belowTablet]: { translate: `0 ${vars.space["6"]}` } },
});
globalStyle(`${party} li > p`, { "@media": { [media.belowTablet]: { display: "none" } } });
globalStyle(`${party} img`, {
  "@media": { [media.motion]: { transition: `transform ${vars.motion.slow} ${vars.motion.gesture}` } },
});
globalStyle(`${party} li:is(:hover, :focus-within) > img`, { transform: "rotate(-2deg) scale(1.03)" });
globalStyle(`${party} li:nth-child(even):is(:hover, :focus-within) > img`, { transform: "rotate(2deg) scale(1.03)" });

// GCS: on a phone the lines of an index, a plate before each.
globalStyle(`${concierge} ul`, { "@media": { [media.belowTablet]: { gap: 0 } } });
globalStyle(`${concierge} li`, {
  "@media": {
    [media.belowTablet]: {
      gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr)",
      gridTemplateRows: "auto 1fr",
      columnGap: vars.space["4"],
      paddingBlock: vars.space["4"],
      borderBlockEnd: `${vars.borderWidth.hairline} solid ${vars.color.border}`,
    },
  },
});
globalStyle(`${concierge} li:first-child`, { "@media": { [media.belowTablet]: { paddingBlockStart: 0 } } });
globalStyle(`${concierge} li > img`, { "@media": { [media.belowTablet]: { gridRow: "1 / 3" } } });
globalStyle(`${concierge} li > p`, { "@media": { [media.belowTablet]: { fontSize: vars.fontSize.small } } });
