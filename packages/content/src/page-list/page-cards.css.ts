import { unfollowed } from "@giftshop/ui-kit/half-sent";
import { media, vars } from "@giftshop/ui-kit/theme";
import { globalStyle, style } from "@vanilla-extract/css";

export const list = style({
  display: "grid",
  gap: vars.space["8"],
  margin: 0,
  padding: 0,
  listStyle: "none",
  // How many there are says how they stand.
  selectors: { [unfollowed]: { visibility: "hidden" } },
  "@media": {
    [media.tablet]: {
      gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
      columnGap: vars.space["6"],
      // To read on with: all three in one row.
      selectors: { "&:has(> :nth-child(3):last-child)": { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" } },
    },
    [media.desktop]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
    // Four of them, eight, sixteen: rows that are full.
    [media.large]: {
      selectors: {
        "&:has(> :nth-child(4n):last-child:not(:nth-child(3n)))": { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" },
      },
    },
  },
});

export const card = style({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "start",
  gap: vars.space["2"],
});

// The first takes the room that would be left beside the last: words beside its picture, and all rows full.
const lead = {
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gridTemplateRows: "1fr auto auto 1fr",
  columnGap: vars.space["6"],
} as const;
const leads: readonly [query: string, cards: string, span: string][] = [
  [media.tabletOnly, ":has(> :nth-child(2n + 5):last-child)", "span 2"],
  [media.smallDesktop, ":has(> :nth-child(3n + 4):last-child)", "span 3"],
  [media.smallDesktop, ":has(> :nth-child(3n + 5):last-child)", "span 2"],
  [media.large, ":has(> :nth-child(3n + 4):last-child:not(:nth-child(4n)))", "span 3"],
  [media.large, ":has(> :nth-child(3n + 5):last-child:not(:nth-child(4n)))", "span 2"],
];
for (const [query, cards, span] of leads) {
  const first = `${list}${cards} > ${card}:first-child:has(> img)`;
  globalStyle(first, { "@media": { [query]: { ...lead, gridColumn: span } } });
  globalStyle(`${first} > *`, { "@media": { [query]: { gridColumn: 2 } } });
  globalStyle(`${first} > img`, { "@media": { [query]: { gridArea: "1 / 1 / -1" } } });
  globalStyle(`${first} > h2, ${first} > h3`, { "@media": { [query]: { gridRow: 2 } } });
  globalStyle(`${first} > p`, { "@media": { [query]: { gridRow: 3 } } });
}

export const title = style({
  margin: 0,
  marginBlockStart: vars.space["1"],
  fontFamily: vars.font.display,
  fontSize: vars.fontSize.lead,
  fontWeight: vars.fontWeight.bold,
  lineHeight: vars.lineHeight.snug,
  textWrap: "balance",
  overflowWrap: "anywhere",
  hyphens: "auto",
});

export const link = style({
  color: "inherit",
  textDecoration: "none",
  // The whole card is the target.
  "::after": { content: "", position: "absolute", inset: 0, borderRadius: vars.radius.medium },
  selectors: {
    "&:hover": { textDecoration: "underline" },
    "&:focus-visible": { outline: "none" },
    "&:focus-visible::after": {
      outline: `${vars.borderWidth.strong} solid ${vars.color.focus}`,
      outlineOffset: vars.space["1"],
    },
  },
});

export const intro = style({
  margin: 0,
  color: vars.color.textMuted,
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 3,
  overflow: "hidden",
});
