import { grid } from "@giftshop/ui-kit/grid";
import { media, vars } from "@giftshop/ui-kit/theme";
import { globalStyle, keyframes, style } from "@vanilla-extract/css";

const concierge = ':root[data-theme="GCS"] &';
const party = ':root[data-theme="CK"] &';

const comesOut = keyframes({
  from: { transform: "translateY(46%) scale(0.7) rotate(-6deg)", opacity: 0 },
  "30%": { opacity: 1 },
});
const bouncesOut = keyframes({
  from: { transform: "scale(0.2)", opacity: 0 },
  "55%": { transform: "scale(1.1)", opacity: 1 },
  "78%": { transform: "scale(0.97)" },
});
const fade = keyframes({ from: { opacity: 0 } });

/** Room of the card, its paper and the burst. */
export const revealed = style({
  position: "relative",
  display: "grid",
  placeItems: "center",
  inlineSize: `min(100%, ${grid(160)})`,
  aspectRatio: "1.16",
  maxBlockSize: "64svh",
  containerType: "inline-size",
  "@media": { [media.tablet]: { aspectRatio: "1.5" } },
});

/** The paper that was around it, opened flat: torn (CB), burst (CK), the letter with its flap up (GCS). */
export const sheet = style({
  insetInline: "4%",
  insetBlock: "8%",
  rotate: "-6deg",
  clipPath:
    "polygon(0 3%, 6% 0, 13% 3%, 21% 0, 30% 3%, 39% 1%, 50% 4%, 60% 0, 70% 3%, 80% 1%, 90% 4%, 100% 1%, 99% 97%, 92% 100%, 83% 97%, 73% 100%, 62% 97%, 50% 100%, 39% 96%, 28% 100%, 17% 97%, 8% 100%, 1% 97%)",
  selectors: {
    [party]: {
      insetInline: "2%",
      insetBlock: "-2%",
      rotate: "4deg",
      clipPath:
        "polygon(50% 0, 59% 17%, 75% 5%, 76% 23%, 96% 20%, 86% 37%, 100% 50%, 85% 61%, 97% 80%, 77% 77%, 74% 95%, 59% 83%, 50% 100%, 41% 83%, 25% 96%, 24% 77%, 3% 80%, 15% 62%, 0 50%, 15% 37%, 4% 19%, 24% 23%, 25% 5%, 41% 17%)",
    },
    [concierge]: { insetBlock: "0 8%", rotate: "0deg", clipPath: "polygon(0 34%, 50% 0, 100% 34%, 100% 100%, 0 100%)" },
  },
});

/** The card as it comes out of its wrapping. */
export const face = style({
  position: "relative",
  inlineSize: "76cqi",
  rotate: "-2deg",
  animation: `${fade} ${vars.motion.arrive} ${vars.motion.easing} both`,
  selectors: { [concierge]: { rotate: "0deg" } },
  "@media": {
    [media.tablet]: { inlineSize: "64cqi" },
    [media.motion]: {
      selectors: {
        "[data-gift=opened] &": { animation: `${comesOut} ${vars.motion.arrive} ${vars.motion.gesture} both` },
        '[data-theme="CK"] [data-gift=opened] &': {
          animation: `${bouncesOut} ${vars.motion.arrive} ${vars.motion.easing} both`,
        },
        '[data-theme="GCS"] [data-gift=opened] &': {
          animation: `${fade} ${vars.motion.slow} ${vars.motion.easing} both`,
        },
      },
    },
  },
});

/** The words that came with it, on the paper of the house: over the edge of the table. */
export const note = style({
  position: "relative",
  marginBlockStart: `calc(${vars.space["10"]} * -1)`,
  inlineSize: `min(100%, ${grid(120)})`,
  padding: vars.space["5"],
  textAlign: "start",
  fontFamily: vars.font.display,
  fontSize: vars.fontSize.title,
  lineHeight: vars.lineHeight.snug,
  "@media": { [media.desktop]: { selectors: { "[data-words] > &": { marginBlockStart: vars.space["2"] } } } },
});

/** A ribbon of the house along the upper edge of the note. */
globalStyle(`${note}::before`, {
  content: '""',
  position: "absolute",
  insetInlineStart: vars.space["5"],
  insetBlockStart: `calc(${vars.space["2"]} * -1)`,
  inlineSize: vars.space["16"],
  blockSize: vars.space["4"],
  rotate: "-3deg",
  background: `color-mix(in srgb, ${vars.color.accent} 82%, transparent)`,
});
