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

// GCS: on a phone the first stands large, the others are lines of an index, without pictures.
globalStyle(`${concierge} ul`, { "@media": { [media.belowTablet]: { gap: 0 } } });
globalStyle(`${concierge} li`, {
  "@media": {
    [media.belowTablet]: {
      gap: vars.space["1"],
      paddingBlock: vars.space["4"],
      borderBlockEnd: `${vars.borderWidth.hairline} solid ${vars.color.border}`,
    },
  },
});
globalStyle(`${concierge} li:first-child`, {
  "@media": { [media.belowTablet]: { gap: vars.space["2"], paddingBlockStart: 0 } },
});
globalStyle(`${concierge} li:first-child > h3`, {
  "@media": { [media.belowTablet]: { fontSize: vars.fontSize.title } },
});
globalStyle(`${concierge} li:not(:first-child) > img`, { "@media": { [media.belowTablet]: { display: "none" } } });
globalStyle(`${concierge} li:not(:first-child) > h3`, { "@media": { [media.belowTablet]: { marginBlockStart: 0 } } });
globalStyle(`${concierge} li:not(:first-child) > p`, {
  "@media": { [media.belowTablet]: { fontSize: vars.fontSize.small, WebkitLineClamp: 1 } },
});
