import { media, vars } from "@giftshop/ui-kit/theme";
import { globalStyle, style } from "@vanilla-extract/css";
import { point } from "./blocks.css.ts";

const voices = style({
  display: "grid",
  gap: vars.space["4"],
  margin: 0,
  padding: 0,
  listStyle: "none",
});

/** All of them from the tablet on; on a phone the first, which stands for them. */
export const inPage = style([
  voices,
  {
    "@media": {
      [media.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
      [media.large]: { gridTemplateColumns: "none", gridAutoFlow: "column", gridAutoColumns: "minmax(0, 1fr)" },
    },
  },
]);
globalStyle(`${inPage} > :not(:first-child)`, { "@media": { [media.belowTablet]: { display: "none" } } });

export const voice = style([
  point,
  { margin: 0, alignContent: "space-between", blockSize: "100%", boxSizing: "border-box" },
]);

export const quote = style({
  margin: 0,
  fontFamily: vars.font.display,
  fontSize: vars.fontSize.lead,
  lineHeight: vars.lineHeight.snug,
  textWrap: "balance",
});

// Alone, it speaks for all.
globalStyle(`${inPage} > :only-child`, { gridColumn: "1 / -1" });
globalStyle(`${inPage} > :only-child ${quote}`, { fontSize: vars.fontSize.title });

export const author = style({ color: vars.color.textMuted, fontSize: vars.fontSize.small });

export const opener = style({ justifySelf: "start", "@media": { [media.tablet]: { display: "none" } } });

/** As the kit's windows are on a phone: a sheet that rises from below and leaves within 300 ms. */
export const window = style({
  boxSizing: "border-box",
  inlineSize: "100%",
  maxInlineSize: "none",
  maxBlockSize: `calc(100% - ${vars.space["10"]})`,
  insetBlock: "auto 0",
  insetInline: 0,
  margin: 0,
  padding: 0,
  border: 0,
  borderStartStartRadius: vars.radius.large,
  borderStartEndRadius: vars.radius.large,
  backgroundColor: vars.color.surfaceRaised,
  color: vars.color.text,
  boxShadow: vars.shadow.floating,
  overflow: "auto",
  overscrollBehavior: "contain",
  selectors: { "&::backdrop": { backgroundColor: vars.color.shade, opacity: 0.6 } },
  "@media": {
    [media.motion]: {
      translate: "0 100%",
      transition: `translate ${vars.motion.normal} ${vars.motion.gesture}, overlay ${vars.motion.normal} allow-discrete, display ${vars.motion.normal} allow-discrete`,
      selectors: { "&:popover-open": { translate: "0 0" } },
    },
  },
});

// Where it comes from.
globalStyle(`${window}:popover-open`, {
  "@media": { [media.motion]: { "@starting-style": { translate: "0 100%" } } },
});

// On the body, not the root: see the header's menu.
globalStyle(`body:has(${window}:popover-open)`, { overflow: "hidden" });

export const head = style({
  position: "sticky",
  insetBlockStart: 0,
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space["2"],
  paddingBlock: vars.space["3"],
  paddingInline: `${vars.space["6"]} ${vars.space["3"]}`,
  backgroundColor: vars.color.surfaceRaised,
});

export const inWindow = style([voices, { padding: `${vars.space["1"]} ${vars.space["6"]} ${vars.space["6"]}` }]);
