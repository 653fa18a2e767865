import { media, vars } from "@giftshop/ui-kit/theme";
import { globalStyle, keyframes } from "@vanilla-extract/css";
import { panel } from "../balance-teaser.css.ts";
import { tile } from "../categories.css.ts";
import { sectionHead, sectionTitle } from "../home-page.css.ts";
import { band, number, step, text } from "../how-it-works.css.ts";
import { icon, promise } from "../promises.css.ts";

// Styles that nobody asks for by a name are left out of a build.
export { page } from "../home-page.css.ts";

/** The bands of home that each house sets in its own way; a kitchen's are as they come. */
const party = ':root[data-theme="CK"]';
const concierge = ':root[data-theme="GCS"]';

/** It jumps, and bounces once. */
const hop = keyframes({
  "35%": { translate: "0 -35%", scale: "0.94 1.06", animationTimingFunction: "ease-in" },
  "65%": { translate: "0 0", scale: "1.08 0.9", animationTimingFunction: "ease-out" },
  "82%": { translate: "0 -10%", scale: 1, animationTimingFunction: "ease-in" },
});
const hops = { "@media": { [media.motion]: { animation: `${hop} ${vars.motion.arrive} ease-out` } } } as const;

/** Paper of a colour of the party, which by night is a light on its floor. */
const tint = (color: string, share: string) => `color-mix(in oklab, ${color} ${share}, ${vars.color.surface})`;
const tints = [
  tint(vars.motif.paperTwo, "55%"),
  tint(vars.motif.paperOne, "32%"),
  vars.color.infoSoft,
  vars.color.primarySoft,
  vars.color.warningSoft,
] as const;

// CK: large type, a colour for each thing, and what is pointed at hops.
globalStyle(`${party} ${sectionTitle}`, { fontSize: `calc(${vars.fontSize.heading} * 1.28)` });
for (const [index, backgroundColor] of tints.entries()) {
  globalStyle(`${party} li:nth-child(5n + ${index + 1}) > ${tile} > svg`, { backgroundColor, color: vars.color.text });
  globalStyle(`${party} ${promise}:nth-child(${index + 1}) > ${icon}`, { backgroundColor });
}
globalStyle(`${party} ${tile}:is(:hover, :focus-visible) > svg`, hops);
globalStyle(`${party} ${promise}`, { paddingBlockStart: 0, border: 0, columnGap: vars.space["4"] });
globalStyle(`${party} ${icon}`, {
  display: "grid",
  placeItems: "center",
  inlineSize: vars.size.controlLarge,
  blockSize: vars.size.controlLarge,
  borderRadius: vars.radius.pill,
  color: vars.color.text,
});
globalStyle(`${party} ${band}`, { backgroundColor: vars.color.surfaceInverse, color: vars.color.textOnInverse });
globalStyle(`${party} ${band} ${text}`, { color: vars.color.textOnInverseMuted });
globalStyle(`${party} ${number}`, {
  inlineSize: vars.space["20"],
  blockSize: vars.space["20"],
  rotate: "-8deg",
  backgroundColor: vars.motif.paperTwo,
  color: vars.motif.paperThree,
  fontSize: vars.fontSize.display,
});
globalStyle(`${party} ${step}:nth-child(2) > ${number}`, { rotate: "6deg", backgroundColor: vars.motif.paperOne });
globalStyle(`${party} ${step}:nth-child(3) > ${number}`, {
  rotate: "-4deg",
  backgroundColor: vars.color.textOnInverse,
});
globalStyle(`${party} ${step}:hover > ${number}`, hops);
globalStyle(`${party} ${panel}`, { position: "relative", isolation: "isolate", backgroundColor: "transparent" });
globalStyle(`${party} ${panel}::before`, {
  content: '""',
  position: "absolute",
  inset: 0,
  zIndex: -1,
  borderRadius: vars.radius.large,
  backgroundColor: `light-dark(${vars.motif.paperTwo}, ${vars.color.accentSoft})`,
  rotate: "-1deg",
});

// GCS: a hairline under each title, numerals as on a watch, and a frame as on a certificate.
globalStyle(`${concierge} ${sectionHead}`, {
  paddingBlockEnd: vars.space["3"],
  borderBlockEnd: `${vars.borderWidth.hairline} solid ${vars.color.border}`,
});
globalStyle(`${concierge} ${promise}`, { "@media": { [media.tablet]: { paddingBlockStart: 0, border: 0 } } });
globalStyle(`${concierge} ${promise}:first-child`, { paddingBlockStart: 0, border: 0 });
// One band is as deep as a box of velvet, between two edges of gold.
globalStyle(`${concierge} ${band}`, {
  borderBlock: `${vars.borderWidth.hairline} solid ${vars.motif.paperOne}`,
  background: `radial-gradient(120% 160% at 50% 0, color-mix(in oklab, ${vars.motif.paperTwo} 55%, ${vars.color.surfaceInverse}), ${vars.color.surfaceInverse}) ${vars.color.surfaceInverse}`,
  color: vars.color.textOnInverse,
});
globalStyle(`${concierge} ${band} ${text}`, { color: vars.color.textOnInverseMuted });
globalStyle(`${concierge} ${band} ${sectionHead}`, { borderColor: vars.motif.paperOne });
globalStyle(`${concierge} ${number}`, {
  borderRadius: "50%",
  border: `${vars.borderWidth.hairline} solid ${vars.motif.paperOne}`,
  outline: `${vars.borderWidth.hairline} solid ${vars.motif.paperOne}`,
  outlineOffset: vars.borderWidth.gap,
  boxSizing: "border-box",
  backgroundColor: "transparent",
  color: vars.motif.paperOne,
  fontSize: vars.fontSize.title,
  fontVariantNumeric: "lining-nums",
});
globalStyle(`${concierge} ${panel}`, {
  border: `${vars.borderWidth.hairline} solid ${vars.color.border}`,
  outline: `${vars.borderWidth.hairline} solid ${vars.motif.paperOne}`,
  outlineOffset: `calc(-1 * ${vars.space["2"]})`,
  backgroundColor: vars.color.surfaceRaised,
});
