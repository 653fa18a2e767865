import { grid } from "@giftshop/ui-kit/grid";
import { media, vars } from "@giftshop/ui-kit/theme";
import { globalStyle, keyframes, style } from "@vanilla-extract/css";
import { comesLast, comesThird, goesFirst, times } from "./coming.css.ts";

const paper = { print: { display: "none" } } as const;

const appears = keyframes({ from: { opacity: 0 } });

const rows = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  justifyItems: "center",
  gap: vars.space["4"],
  textAlign: "center",
});

export const page = style([
  rows,
  times,
  {
    paddingBlockEnd: vars.space["16"],
    outline: "none",
    // What leaves as a gift opens ends with the page.
    overflowX: "clip",
    overflowY: "clip",
    selectors: {
      // Two balloons rise over the page's head, and out of the window.
      ':root[data-theme="CK"] &:has([data-state="opening"]):not([data-unwrapped])': {
        position: "relative",
        zIndex: 21,
        overflowY: "visible",
      },
      // One face for titles and text: a sender's name would fetch a second one.
      '[dir="rtl"] &': { vars: { [vars.font.display]: vars.font.text } },
    },
    "@media": {
      "(prefers-reduced-motion: reduce)": {
        selectors: { "&[data-unwrapped]": { animation: `${appears} ${vars.motion.arrive} ${vars.motion.easing}` } },
      },
    },
  },
]);

/** A column of the page, with its margins. */
export const column = style([
  {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    justifyItems: "center",
    gap: vars.space["4"],
    inlineSize: `min(100% - ${vars.space["8"]}, ${vars.size.containerNarrow})`,
  },
  goesFirst,
]);

/**
 * Words and codes of an opened gift. On a computer the codes stand beside the words, and what is done with
 * them below these.
 */
export const parts = style([
  column,
  {
    "@media": {
      [media.desktop]: {
        selectors: {
          "&[data-words]": {
            gridTemplateColumns: "minmax(0, 5fr) minmax(0, 6fr)",
            gridTemplateRows: "auto auto 1fr",
            alignItems: "start",
            columnGap: vars.space["8"],
            inlineSize: `min(100% - ${vars.space["8"]}, ${grid(250)})`,
          },
        },
      },
    },
  },
]);

export const codes = style([
  rows,
  {
    inlineSize: "100%",
    "@media": {
      [media.desktop]: { selectors: { "[data-words] > &": { gridColumn: 2, gridRow: "1 / span 3" } } },
    },
  },
  comesThird,
]);

/** What becomes of the cards: how they are used, and what is kept of them. */
export const uses = style([rows, { inlineSize: "100%" }, comesThird]);

export const lead = style({
  margin: 0,
  fontSize: vars.fontSize.lead,
  color: vars.color.textMuted,
  maxInlineSize: vars.size.measure,
});

export const small = style({
  margin: 0,
  fontSize: vars.fontSize.small,
  color: vars.color.textMuted,
  maxInlineSize: vars.size.measure,
});

export const stage = style([rows, { inlineSize: "100%" }]);

/** What whoever opens it may agree to, pressed anywhere on its words. */
export const tell = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space["2"],
  minBlockSize: vars.size.control,
  fontSize: vars.fontSize.small,
  cursor: "pointer",
});
globalStyle(`${tell} input`, {
  flexShrink: 0,
  inlineSize: vars.space["5"],
  blockSize: vars.space["5"],
  margin: 0,
  accentColor: vars.color.accent,
});

export const problem = style({
  margin: 0,
  color: vars.color.danger,
  fontSize: vars.fontSize.small,
  selectors: { "&:empty": { display: "none" } },
});

/** What can be done with the cards: one press first, what is kept of them after it. */
export const actions = style({
  display: "grid",
  gap: vars.space["3"],
  justifyItems: "stretch",
  inlineSize: "100%",
  "@media": paper,
});

export const keeping = style({ display: "flex", flexWrap: "wrap", gap: vars.space["3"] });
globalStyle(`${keeping} > *`, { flex: "1 1 auto" });

/** Words to the giver, on a ground of their own. */
export const thanks = style([
  rows,
  {
    inlineSize: "100%",
    padding: vars.space["5"],
    borderRadius: vars.radius.large,
    backgroundColor: vars.color.accentSoft,
    "@media": paper,
  },
  comesLast,
]);

export const unfolds = style({ inlineSize: "100%" });

export const thanksForm = style({
  display: "grid",
  gap: vars.space["3"],
  justifyItems: "center",
  inlineSize: `min(100%, ${grid(96)})`,
  marginBlockStart: vars.space["4"],
  marginInline: "auto",
});

export const label = style({
  display: "grid",
  gap: vars.space["2"],
  inlineSize: "100%",
  textAlign: "start",
  fontSize: vars.fontSize.small,
});

export const text = style({
  inlineSize: "100%",
  padding: vars.space["3"],
  border: `${vars.borderWidth.control} solid ${vars.color.borderControl}`,
  // As round as what one line is written in, and never so round that a second line meets the corner.
  borderRadius: `min(${vars.radius.control}, ${vars.radius.medium})`,
  backgroundColor: vars.color.surfaceRaised,
  color: vars.color.text,
  font: "inherit",
  fontSize: vars.fontSize.body,
  resize: "vertical",
});

/** Said where the words to the giver were written. */
export const sent = style([
  thanks,
  { margin: 0, color: vars.color.text, fontWeight: vars.fontWeight.medium, outline: "none" },
]);

export const over = style({
  display: "grid",
  justifyItems: "center",
  gap: vars.space["4"],
  paddingBlock: vars.space["16"],
  paddingInline: vars.space["4"],
});

export const home = style({
  margin: 0,
  marginBlockStart: vars.space["8"],
  fontSize: vars.fontSize.small,
  "@media": paper,
});
