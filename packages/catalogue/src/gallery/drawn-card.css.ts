import { unpictured } from "@giftshop/ui-kit/half-sent";
import { vars } from "@giftshop/ui-kit/theme";
import { thing } from "@giftshop/ui-kit/thing";
import { style } from "@vanilla-extract/css";

/**
 * Fills a room of any size, and makes none larger: everything
 * in it is measured in parts of the room (`cqmin`).
 */
export const drawn = style([
  thing,
  {
    position: "absolute",
    inset: 0,
    display: "grid",
    placeItems: "center",
    overflow: "clip",
    containerType: "size",
    // Light and faces come from the left in every language.
    direction: "ltr",
  },
]);

export const face = style({
  // Over what is drawn around it.
  position: "relative",
  zIndex: 1,
  display: "block",
  inlineSize: "100%",
  blockSize: "auto",
  aspectRatio: "85.6 / 53.98",
  objectFit: "cover",
  borderRadius: "3.714% / 5.889%",
  boxShadow: vars.shadow.low,
});

const card = style({ inlineSize: "min(84cqi, 108cqmin)", marginBlockEnd: "6cqmin" });

/** With the house's ornament, for the one that is put together. */
const present = style({
  position: "relative",
  inlineSize: "92cqmin",
  selectors: { [unpictured]: { visibility: "hidden" } },
  "::after": {
    content: '""',
    position: "absolute",
    insetBlockEnd: "-14cqmin",
    insetInlineEnd: "-12cqmin",
    inlineSize: "46cqmin",
    zIndex: 1,
    aspectRatio: "1",
    background: `${vars.motif.ornament} center / contain no-repeat`,
  },
});

const bar = (place: string) => `linear-gradient(${vars.color.border}, ${vars.color.border}) ${place} no-repeat`;

/** A telephone: who it is from, the card, two lines. */
const confirmation = style({
  boxSizing: "border-box",
  alignSelf: "start",
  display: "grid",
  alignContent: "start",
  gap: "4cqmin",
  inlineSize: "54cqmin",
  blockSize: "74cqmin",
  marginBlockStart: "6cqmin",
  padding: "4cqmin",
  border: `1.6cqmin solid ${vars.color.text}`,
  borderRadius: "8cqmin",
  backgroundColor: vars.color.surfaceRaised,
  boxShadow: vars.shadow.raised,
  "::before": {
    content: '""',
    blockSize: "6cqmin",
    background: `radial-gradient(circle closest-side, ${vars.color.primary} 96%, transparent) left / 6cqmin 6cqmin no-repeat, ${bar("9cqmin center / 20cqmin 1.8cqmin")}`,
  },
  "::after": {
    content: '""',
    blockSize: "18cqmin",
    background: `${bar("left top / 100% 1.8cqmin")}, ${bar("left 4.5cqmin / 70% 1.8cqmin")}`,
  },
});

/** An email as it arrives: who it is from, the wrapped card, two lines or what was written, a button. */
const mail = style([
  confirmation,
  {
    "::after": {
      blockSize: "16cqmin",
      background: `${bar("left top / 100% 1.8cqmin")}, ${bar("left 4.5cqmin / 70% 1.8cqmin")}, linear-gradient(${vars.color.primary}, ${vars.color.primary}) center bottom / 60% 6cqmin no-repeat`,
    },
    selectors: {
      "&[data-written]::after": {
        blockSize: "6cqmin",
        background: `linear-gradient(${vars.color.primary}, ${vars.color.primary}) center / 60% 100% no-repeat`,
      },
    },
  },
]);

/** The card within it, with the house's ribbon around it and its ornament in front. */
export const wrapped = style({
  position: "relative",
  display: "block",
  "::before": {
    content: '""',
    position: "absolute",
    insetInline: 0,
    insetBlock: "40%",
    zIndex: 2,
    background: `${vars.motif.pattern} center / auto 100%`,
  },
  "::after": {
    content: '""',
    position: "absolute",
    inset: "8%",
    zIndex: 2,
    background: `${vars.motif.ornament} center / contain no-repeat`,
  },
});

export const words = style({
  maxBlockSize: "14cqmin",
  overflow: "clip",
  color: vars.color.text,
  fontSize: "3.6cqmin",
  lineHeight: vars.lineHeight.snug,
  textAlign: "start",
  overflowWrap: "anywhere",
});

/** The card lies on an envelope with all of its face in sight, as most names stand near the lower edge. */
const post = style({
  position: "relative",
  inlineSize: "98cqmin",
  boxSizing: "border-box",
  marginBlockEnd: "10cqmin",
  paddingBlockStart: "24cqmin",
  paddingInlineStart: "32cqmin",
  "::before": {
    content: '""',
    position: "absolute",
    inset: "0 14cqmin 11cqmin 0",
    borderRadius: "2cqmin",
    backgroundColor: vars.color.surfaceRaised,
    boxShadow: vars.shadow.raised,
  },
  // Its flap.
  "::after": {
    content: '""',
    position: "absolute",
    inset: "0 14cqmin 50% 0",
    clipPath: "polygon(0 0, 100% 0, 50% 100%)",
    backgroundColor: vars.color.primarySoft,
  },
});

/** A box with a lid, and the face for its label. */
const box = style({
  position: "relative",
  boxSizing: "border-box",
  inlineSize: "88cqmin",
  marginBlockEnd: "10cqmin",
  padding: "22cqmin 14cqmin 7cqmin",
  "::before": {
    content: '""',
    position: "absolute",
    inset: "6cqmin 0 0",
    borderRadius: "2cqmin",
    backgroundColor: vars.color.primary,
    boxShadow: vars.shadow.raised,
  },
  "::after": {
    content: '""',
    position: "absolute",
    inset: "0 -2cqmin auto",
    blockSize: "15cqmin",
    borderRadius: "2cqmin",
    backgroundColor: vars.color.primaryPressed,
  },
});

export const drawings = { present, card, confirmation, mail, post, box };
