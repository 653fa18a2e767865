import { grid } from "@giftshop/ui-kit/grid";
import { media, vars } from "@giftshop/ui-kit/theme";
import { globalStyle, style } from "@vanilla-extract/css";

const paper = { print: { display: "none" } } as const;

export const page = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  justifyItems: "center",
  gap: vars.space["4"],
  paddingBlockEnd: vars.space["16"],
  textAlign: "center",
  outline: "none",
});

/** A column of the page, with its margins. */
export const column = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  justifyItems: "center",
  gap: vars.space["4"],
  inlineSize: `min(100% - ${vars.space["8"]}, ${vars.size.containerNarrow})`,
});

/** Words and codes of an opened gift, on a computer beside each other. */
export const parts = style([
  column,
  {
    "@media": {
      [media.desktop]: {
        selectors: {
          "&[data-words]": {
            gridTemplateColumns: "minmax(0, 5fr) minmax(0, 6fr)",
            gridTemplateRows: "auto 1fr",
            alignItems: "start",
            columnGap: vars.space["8"],
            inlineSize: `min(100% - ${vars.space["8"]}, ${grid(250)})`,
          },
        },
      },
    },
  },
]);

export const codes = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  justifyItems: "center",
  gap: vars.space["4"],
  inlineSize: "100%",
  "@media": {
    [media.desktop]: { selectors: { "[data-words] > &": { gridColumn: 2, gridRow: "1 / span 2" } } },
  },
});

/** The table of the house by day; by night the same with its light turned down. */
const light = `color-mix(in srgb, ${vars.color.surface} 74%, ${vars.color.textOnInverse})`;

/** Where the gift stands, over the whole width. */
export const scene = style({
  position: "relative",
  isolation: "isolate",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  justifyItems: "center",
  alignContent: "space-between",
  gap: vars.space["3"],
  inlineSize: "100%",
  paddingBlock: vars.space["5"],
  paddingInline: vars.space["4"],
  "::before": {
    content: '""',
    position: "absolute",
    zIndex: -1,
    inset: 0,
    // The press stands on the edge of the table.
    insetBlockEnd: vars.space["12"],
    // Nothing distinct is drawn behind the title.
    background: `radial-gradient(ellipse ${grid(130)} ${grid(34)} at 50% ${vars.space["6"]}, ${vars.color.surface} 40%, transparent), ${vars.motif.table} center bottom / cover no-repeat ${light}`,
    backgroundBlendMode: "normal, multiply",
  },
  "@media": { print: { selectors: { "&::before": { display: "none" } } } },
});

export const title = style({
  margin: 0,
  maxInlineSize: vars.size.measure,
  font: `${vars.fontWeight.display} ${vars.fontSize.display}/${vars.lineHeight.tight} ${vars.font.display}`,
  letterSpacing: vars.letterSpacing.display,
  textWrap: "balance",
  outline: "none",
});

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

export const stage = style([page, { inlineSize: "100%", padding: 0 }]);

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
export const thanks = style({
  display: "grid",
  justifyItems: "center",
  inlineSize: "100%",
  padding: vars.space["5"],
  borderRadius: vars.radius.large,
  backgroundColor: vars.color.accentSoft,
  "@media": paper,
});

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
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.surfaceRaised,
  color: vars.color.text,
  font: "inherit",
  fontSize: vars.fontSize.body,
  resize: "vertical",
});

export const sent = style({
  margin: 0,
  padding: vars.space["4"],
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.successSoft,
  color: vars.color.text,
});

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
