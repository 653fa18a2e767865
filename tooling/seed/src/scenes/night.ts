import type { BrandGroup } from "@giftshop/storefront-config";
import { type Tone, toneOf } from "./tones.ts";

/** What a night changes by the class of a part; things keep their own colours, the room darkens. */
const more: Readonly<Record<BrandGroup, (tone: Tone) => string>> = {
  CB: ({ night }) =>
    `.g{fill:${night.glow};fill-opacity:.9}.d{fill:${night.second}}.e{stroke:${night.second}}.b{fill:#c9d4ff;fill-opacity:.07}.i{stroke:#f4e3d6}`,
  CK: ({ night }) =>
    `.g{fill:${night.glow};fill-opacity:1}.b{fill:${night.glow}}.i{stroke:#e3f2f4}[stroke="#0a182b"]{stroke:#7088a8}[fill="#0a182b"]{fill:#4f678c}`,
  GCS: ({ night, second }) => `.g{fill:${night.glow}}[fill="${second}"]{fill:${night.second}}.e{stroke:#f5d377}`,
};

/** The page that shows a picture says whether it is night (its `color-scheme`). */
export const nightOf = (group: BrandGroup, tone: Tone): string =>
  `<style>@media(prefers-color-scheme:dark){.w{fill:${tone.night.wall}}.f{fill:${tone.night.floor}}.n{display:inline}${more[group](tone)}}</style>`;

/** The night of a free table, on whose floor words may stand; an engraving has one of its own. */
export const nightOfTable = (group: BrandGroup, floor = "#1d6a68"): string => {
  if (group === "GCS") return "";
  const tone = toneOf(group, 0);
  if (group === "CB") return nightOf(group, tone);
  return `${nightOf(group, { ...tone, night: { ...tone.night, floor } })}<style>@media(prefers-color-scheme:dark){.l{fill-opacity:.08}.p{fill:#2b8a80}}</style>`;
};

/** A moon and stars, which are there by night alone; the moon's middle is at `x`, `y`. */
export const sky = (x: number, y: number, stars: readonly (readonly [x: number, y: number, r: number])[]): string =>
  `<g class="n" display="none"><path fill="#ffe9b0" d="M${x + 14} ${y - 62}a66 66 0 1 0 48 96 76 76 0 0 1-48-96z"/>` +
  `${stars.map(([left, top, r]) => `<circle cx="${left}" cy="${top}" r="${r}" fill="#fff4d6"/>`).join("")}</g>`;
