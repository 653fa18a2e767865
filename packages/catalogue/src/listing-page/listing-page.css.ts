import { grid as onGrid } from "@giftshop/ui-kit/grid";
import { media, vars } from "@giftshop/ui-kit/theme";
import { globalStyle, style } from "@vanilla-extract/css";
import { stage, top } from "../product-card/product-card.css.ts";

export const page = style({
  boxSizing: "border-box",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space["5"],
  maxInlineSize: vars.size.container,
  marginInline: "auto",
  paddingBlock: `${vars.space["6"]} ${vars.space["16"]}`,
  paddingInline: vars.space["4"],
  "@media": {
    [media.tablet]: { paddingInline: vars.space["6"], gap: vars.space["6"] },
    [media.desktop]: { paddingInline: vars.space["8"], paddingBlockStart: vars.space["10"] },
  },
});

export const head = style({ display: "grid", gap: vars.space["1"] });

/** What narrows the list, the list and its way on. */
export const list = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space["5"],
  "@media": { [media.tablet]: { gap: vars.space["6"] } },
});

export const grid = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  columnGap: vars.space["3"],
  rowGap: vars.space["6"],
  margin: 0,
  padding: 0,
  listStyle: "none",
  "@media": {
    [media.tablet]: {
      gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
      columnGap: vars.space["6"],
      rowGap: vars.space["8"],
    },
    [media.large]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" },
  },
});

// Four of the recommended ones are marked on a large desktop, two elsewhere (specification, section 8).
globalStyle(`${grid} > [data-top] ~ [data-top] ~ [data-top] ${top}`, {
  display: "none",
  "@media": { [media.large]: { display: "inline" } },
});

// One of the seventeen of a small desktop takes two places, and
// two of the sixteen of a tablet do: six rows of three are full.
const twoPlaces = { gridColumn: "span 2" } as const;
const inTheMiddle = {
  aspectRatio: "auto",
  gridTemplateColumns: `minmax(0, calc(50% - ${vars.space["3"]}))`,
  justifyContent: "center",
} as const;
// As high as its neighbour, which is one place and no gap wide.
const ofOnePlace = { content: "", gridArea: "1 / 1", aspectRatio: "1.2" } as const;
const inFront = { gridArea: "1 / 1" } as const;

const rules = {
  [media.tabletOnly]: `${grid}[data-filled-up] > li:is(:first-child, :nth-child(4))`,
  [media.smallDesktop]: `${grid}[data-filled-up] > li:first-child`,
};
for (const [query, wide] of Object.entries(rules)) {
  globalStyle(wide, { "@media": { [query]: twoPlaces } });
  globalStyle(`${wide} ${stage}`, { "@media": { [query]: inTheMiddle } });
  globalStyle(`${wide} ${stage}::before`, { "@media": { [query]: ofOnePlace } });
  globalStyle(`${wide} ${stage} > *`, { "@media": { [query]: inFront } });
}

// Rows that are not near yet are not laid out, and so their pictures
// are not fetched: `loading="lazy"` alone fetches a whole page of them.
globalStyle(`${grid} > li:nth-child(n + 5)`, {
  contentVisibility: "auto",
  containIntrinsicSize: `auto ${onGrid(60)}`,
  // Or a card's ring of focus would be cut off.
  overflowClipMargin: vars.space["2"],
});

export const wayOn = style({
  position: "relative",
  display: "grid",
  justifyItems: "center",
  gap: vars.space["4"],
  marginBlockStart: vars.space["6"],
});

/** Links to all pages: for who looks for a certain one, and for machines. */
export const pages = style({ display: "grid", justifyItems: "center", gap: vars.space["3"], textAlign: "center" });

// Who sees the list from its beginning goes on with more of it: seen where one comes to them by keyboard.
globalStyle(`${pages}[data-spare]:not([open], :focus-within)`, {
  "@media": {
    "(scripting: enabled)": {
      position: "absolute",
      inlineSize: vars.borderWidth.hairline,
      blockSize: vars.borderWidth.hairline,
      clipPath: "inset(50%)",
      overflow: "hidden",
    },
  },
});

export const pagesOpener = style({
  minBlockSize: vars.size.control,
  paddingBlock: vars.space["3"],
  color: vars.color.textMuted,
  fontSize: vars.fontSize.small,
  textDecoration: "underline",
  textUnderlineOffset: "0.2em",
  listStyle: "none",
  cursor: "pointer",
  selectors: { "&::-webkit-details-marker": { display: "none" } },
});
