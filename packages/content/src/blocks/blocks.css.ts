import { media, vars } from "@giftshop/ui-kit/theme";
import { globalStyle, style } from "@vanilla-extract/css";

/** A heading and what stands below it. */
export const block = style({ display: "grid", gap: vars.space["4"], alignContent: "start" });

/** Beside its heading on a desktop, where a page is not one narrow column. */
export const row = style([
  block,
  {
    "@media": {
      [media.desktop]: {
        selectors: {
          ':is([data-layout="wide"], [data-layout="reading"]) &': {
            gridTemplateColumns: "minmax(0, 1fr) minmax(0, 2fr)",
            columnGap: vars.space["12"],
          },
        },
      },
    },
  },
]);
globalStyle(`:is([data-layout="wide"], [data-layout="reading"]) ${row} > :not(h2)`, {
  "@media": { [media.desktop]: { gridColumn: 2 } },
});

/** Answers to open, as one thing on the page. */
export const answers = style({
  paddingInline: vars.space["5"],
  border: `${vars.borderWidth.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.surfaceRaised,
});
globalStyle(`${answers} > :last-child`, { borderBlockEnd: 0 });
// Within an answer they are no thing of their own.
globalStyle(`details ${answers}`, { paddingInline: 0, border: 0, backgroundColor: "transparent" });

export const heading = style({
  selectors: {
    ':is([data-layout="narrow"], [data-layout="reading"]) &': {
      fontSize: vars.fontSize.title,
      lineHeight: vars.lineHeight.snug,
    },
  },
});

/** A coloured panel: what stands out of the page. */
export const panel = style([
  block,
  {
    padding: vars.space["6"],
    borderRadius: vars.radius.large,
    backgroundColor: vars.color.primarySoft,
    "@media": { [media.tablet]: { padding: vars.space["10"] } },
  },
]);

/** A panel with the way on at its end, from the tablet on beside the words. */
export const leadingPanel = style([
  panel,
  {
    justifyItems: "start",
    "@media": {
      [media.tablet]: {
        gridTemplateColumns: "minmax(0, 1fr) auto",
        alignItems: "center",
        alignContent: "center",
        columnGap: vars.space["8"],
      },
    },
  },
]);

/** Text beside a picture, from the tablet on. */
export const beside = style({
  display: "grid",
  gap: vars.space["6"],
  alignItems: "center",
  "@media": {
    [media.tablet]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)", gap: vars.space["10"] },
  },
});

export const three = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space["4"],
  margin: 0,
  padding: 0,
  listStyle: "none",
  "@media": { [media.tablet]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))", gap: vars.space["6"] } },
});

export const point = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "start",
  gap: vars.space["2"],
  padding: vars.space["5"],
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.surfaceRaised,
  border: `${vars.borderWidth.hairline} solid ${vars.color.border}`,
});

const disc = {
  display: "grid",
  placeItems: "center",
  inlineSize: vars.size.controlLarge,
  blockSize: vars.size.controlLarge,
  marginBlockEnd: vars.space["1"],
  borderRadius: vars.radius.pill,
} as const;

/** What a reason is about. */
export const sign = style({ ...disc, backgroundColor: vars.color.primarySoft, color: vars.color.primary });

// For companies: reasons stand open with a sign above each, steps are counted.
const counted = `${three}[data-points="steps"]`;
globalStyle(counted, { counterReset: "point" });
globalStyle(`${counted} > li::before`, {
  ...disc,
  counterIncrement: "point",
  content: "counter(point)",
  backgroundColor: vars.color.accent,
  color: vars.color.textOnAccent,
  fontFamily: vars.font.display,
  fontSize: vars.fontSize.lead,
  fontWeight: vars.fontWeight.display,
});
globalStyle(`${three}[data-points="reasons"] > li`, { padding: 0, border: 0, backgroundColor: "transparent" });

/** Cards of a product block: two on a phone and in the one column of an article, four on a desktop. */
export const cards = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: vars.space["4"],
  margin: 0,
  padding: 0,
  listStyle: "none",
  "@media": {
    [media.desktop]: {
      gap: vars.space["6"],
      selectors: { '&:not([data-layout="narrow"] *)': { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" } },
    },
  },
});

// One height for all grounds: a name of two lines makes its card higher, not its neighbours' pictures.
globalStyle(`${cards} > li > a`, { gridTemplateRows: "auto 1fr", alignItems: "start" });

/**
 * A picture that stands beside a block from the small desktop on; nothing is fetched where it is not shown.
 */
export const withScene = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignItems: "start",
  gap: vars.space["12"],
  "@media": { [media.desktop]: { gridTemplateColumns: "minmax(0, 2fr) minmax(0, 1fr)" } },
});

export const scene = style({
  display: "none",
  inlineSize: "100%",
  blockSize: "auto",
  "@media": { [media.desktop]: { display: "block" } },
});

/** Within the note on a video, whose ground is dark. */
export const noteLink = style({
  color: "inherit",
  textUnderlineOffset: "0.2em",
  selectors: { "&:focus-visible": { outlineColor: vars.color.textOnInverse } },
});
