import { bleedEndProperty, bleedProperty, startCornerProperty } from "@giftshop/ui-kit/gallery-bleed";
import { unfollowed, unfollowedByAnything } from "@giftshop/ui-kit/half-sent";
import { media, stickyTop, vars } from "@giftshop/ui-kit/theme";
import { globalStyle, style } from "@vanilla-extract/css";
import { house } from "../houses.ts";

/**
 * The layout of each house: CB the present first, half the window; CK the form first, the present on the
 * right; GCS a framed picture beside the form. Everywhere the name stands over the form, beside the present.
 */
export const layout = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space["5"],
  alignItems: "start",
  "@media": {
    [media.tablet]: {
      gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1.15fr)",
      gridTemplateRows: "auto 1fr",
      gridTemplateAreas: '"stage head" "stage form"',
      columnGap: vars.space["8"],
      rowGap: vars.space["6"],
      selectors: {
        [house.party]: {
          gridTemplateColumns: "minmax(0, 1.15fr) minmax(0, 1fr)",
          gridTemplateAreas: '"head stage" "form stage"',
        },
      },
    },
    [media.desktop]: {
      gridTemplateColumns: "minmax(0, 1.15fr) minmax(0, 1fr)",
      columnGap: vars.space["10"],
      selectors: {
        [house.party]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1.15fr)" },
        [house.concierge]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)", columnGap: vars.space["16"] },
      },
    },
  },
});

/** From the page's column to the edge of the window. */
const toTheEdge = `calc(max(0px, (100vw - ${vars.size.container}) / 2) + ${vars.space["8"]})`;

/** The house's pattern along the lower edge of the pictures, above their thumbnails; as round as they are. */
const ribbon = style({
  selectors: {
    "&::after": {
      position: "absolute",
      insetInline: 0,
      insetBlockEnd: `calc(${vars.size.control} + ${vars.space["2"]})`,
      blockSize: vars.space["8"],
      borderEndStartRadius: `var(${startCornerProperty}, ${vars.radius.large})`,
      borderEndEndRadius: vars.radius.large,
      background: `${vars.motif.pattern} center bottom / auto ${vars.space["3"]} repeat-x`,
      pointerEvents: "none",
    },
    [`${house.present}::after`]: { content: '""', insetInline: `calc(-1 * ${vars.space["4"]})` },
    // Where it stands is known once the pictures are whole.
    [`${unfollowedByAnything}::after`]: { visibility: "hidden" },
  },
  "@media": {
    [media.tablet]: {
      selectors: {
        [`${house.present}::after`]: { insetInline: 0 },
      },
    },
    [media.desktop]: {
      selectors: {
        "&::after": { insetBlockEnd: `calc(${vars.space["16"]} + ${vars.space["2"]})` },
        [`${house.present}::after`]: {
          insetInlineStart: `calc(-1 * ${toTheEdge})`,
        },
      },
    },
  },
});

/** Beside a long form the present stays in sight. */
export const preview = style([
  ribbon,
  {
    position: "relative",
    minInlineSize: 0,
    selectors: {
      // A picture in its mount.
      [house.concierge]: {
        padding: vars.space["2"],
        border: `${vars.borderWidth.hairline} solid ${vars.color.border}`,
        borderRadius: vars.radius.medium,
        backgroundColor: vars.color.surfaceRaised,
      },
    },
    "@media": {
      [media.belowTablet]: {
        selectors: {
          // From edge to edge, without corners.
          [house.present]: {
            vars: {
              [bleedProperty]: vars.space["4"],
              [bleedEndProperty]: vars.space["4"],
              [vars.radius.large]: "0",
            },
          },
        },
      },
      [media.tablet]: {
        gridArea: "stage",
        position: "sticky",
        insetBlockStart: `calc(${stickyTop} + ${vars.space["6"]})`,
      },
      [media.desktop]: {
        selectors: { [house.present]: { vars: { [bleedProperty]: toTheEdge, [startCornerProperty]: "0" } } },
      },
    },
  },
]);

export const heading = style({ minInlineSize: 0, "@media": { [media.tablet]: { gridArea: "head" } } });

export const panel = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space["6"],
  minInlineSize: 0,
  "@media": { [media.tablet]: { gridArea: "form" } },
});

export const form = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space["5"],
  minInlineSize: 0,
  "@media": { [media.tablet]: { gap: vars.space["6"] } },
});

/** What is asked, each but the last with a line below, as one above would run through a legend. */
const asked = ":is(fieldset, div):not([data-buy-bar], [data-looks])";
const between = (root: string) => `${root} ${form} > ${asked}:has(~ ${asked})`;

// CB sews its questions together; GCS rules its paper.
globalStyle(between(':root[data-theme="CB"]'), {
  paddingBlockEnd: vars.space["5"],
  borderBlockEnd: `${vars.borderWidth.gap} dashed color-mix(in srgb, ${vars.color.accent} 60%, transparent)`,
});
globalStyle(between(':root[data-theme="GCS"]'), {
  paddingBlockEnd: vars.space["5"],
  borderBlockEnd: `${vars.borderWidth.hairline} solid ${vars.color.border}`,
});

// Choices side by side are as high as one another, and on a phone the bar grows upwards.
globalStyle(unfollowed.replace("&", `${form} > *`), { visibility: "hidden" });

export const note = style({
  margin: 0,
  padding: vars.space["4"],
  borderRadius: vars.radius.small,
  backgroundColor: vars.color.infoSoft,
});

export const problem = style({
  margin: 0,
  padding: vars.space["4"],
  borderRadius: vars.radius.small,
  backgroundColor: vars.color.dangerSoft,
  color: vars.color.danger,
  fontWeight: vars.fontWeight.medium,
});

export const quantity = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space["2"],
});

/** One row of cells, each with its mark above its words; many are two rows. */
export const looks = style({
  display: "flex",
  flexWrap: "wrap",
  overflow: "clip",
  gap: vars.borderWidth.hairline,
  border: `${vars.borderWidth.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.border,
});
globalStyle(`${looks} > button`, {
  flex: `1 1 ${vars.space["16"]}`,
  // Marks in one line, however many lines the words below have.
  alignItems: "start",
  paddingBlock: vars.space["2"],
  paddingInline: vars.space["1"],
  borderRadius: 0,
  backgroundColor: vars.color.surfaceRaised,
});
// The ring of the focus within its cell, which clips what is around it.
globalStyle(`${looks} > button:focus-visible`, { outlineOffset: `calc(-1 * ${vars.borderWidth.strong})` });
globalStyle(`${looks}:has(> :nth-child(5)) > button`, { flexBasis: "30%" });
globalStyle(`${looks} > button > span`, { flexDirection: "column", gap: vars.space["1"], textWrap: "balance" });

export const question = style({ fontWeight: vars.fontWeight.bold });

// Questions lead, what a field is called follows: CB says them in its letters, the others in those of titles.
const questions = `:is(legend, label[for="buy-message"], .${question})`;
globalStyle(`${form} label[for]`, { fontSize: vars.fontSize.small, fontWeight: vars.fontWeight.regular });
globalStyle(`${form} ${questions}`, { fontSize: vars.fontSize.lead, fontWeight: vars.fontWeight.bold });
globalStyle(`${form} label[for="buy-message"] > span`, { fontSize: vars.fontSize.small });
globalStyle(`:root:not([data-theme="CB"]) ${form} ${questions}`, {
  fontFamily: vars.font.display,
  fontWeight: vars.fontWeight.display,
});
