import type { Palette } from "../card/palettes.ts";

const line = (color: string) =>
  `fill="none" stroke="${color}" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"`;

/** What peeks out of a digital envelope, in a box of 240 × 200 whose foot is at the fold. */
export const emblems = {
  "digital-birthday": ({ first, third, ink }: Palette) =>
    `<path d="M30 200v-70q0-20 20-20h140q20 0 20 20v70z" fill="${first}"/><path d="M30 140q15 26 30 0t30 0 30 0 30 0 30 0 30 0V130q0-20-20-20H50q-20 0-20 20z" fill="${third}"/>` +
    `<path d="M80 110V72M120 110V72M160 110V72" ${line(ink)}/><path d="M80 58q-12-14 0-30 12 16 0 30zM120 58q-12-14 0-30 12 16 0 30zM160 58q-12-14 0-30 12 16 0 30z" fill="${third}"/>`,
  "digital-thank-you": ({ first, third, ink }: Palette) =>
    `<path d="M120 200V96M120 170q-50 0-60-40M120 150q50 0 60-40" ${line(ink)}/><g fill="${first}"><circle cx="120" cy="36" r="26"/><circle cx="92" cy="66" r="26"/><circle cx="148" cy="66" r="26"/><circle cx="104" cy="98" r="26"/><circle cx="136" cy="98" r="26"/></g><circle cx="120" cy="70" r="24" fill="${third}"/>`,
  "digital-congratulations": ({ first, third }: Palette) =>
    `<path d="M120 8 148 74l72 6-55 47 17 70-62-38-62 38 17-70-55-47 72-6z" fill="${first}"/><path d="M16 40l20 12M224 30l-22 16M14 190l18-14M228 190l-20-14" ${line(third)}/>`,
  "digital-love": ({ first, third }: Palette) =>
    `<path d="M112 196C40 144 10 112 10 74 10 20 84 6 112 58c28-52 102-38 102 16 0 38-30 70-102 122z" fill="${first}"/><path d="M196 66C178 52 172 44 172 34c0-14 18-18 24-4 6-14 26-10 26 4 0 10-8 18-26 32z" fill="${third}"/>`,
  "digital-winter": ({ first, third }: Palette) =>
    `<path d="M120 10v180M42 55l156 90M42 145l156-90M96 22l24 24 24-24M96 178l24-24 24 24M42 88l32-9-9-32M198 112l-32 9 9 32M42 112l32 9-9 32M198 88l-32-9 9-32" ${line(first)}/><circle cx="120" cy="100" r="16" fill="${third}"/>`,
  "digital-new-home": ({ first, third, second }: Palette) =>
    `<path d="M40 200V96h160v104z" fill="${third}"/><path d="M16 108 120 16l104 92z" fill="${first}"/><path d="M100 200v-62h40v62z" fill="${second}"/><circle cx="120" cy="76" r="14" fill="${third}"/>`,
} as const;

export type SceneSlug = keyof typeof emblems;

/** An open envelope with its occasion coming out of it. */
export const envelope = (slug: SceneSlug, palette: Palette): string =>
  `<path d="M178 300 428 110l250 190v180H178z" fill="${palette.second}"/>` +
  `<g transform="translate(284 74)scale(1.2)">${emblems[slug](palette)}</g>` +
  `<path d="M178 300 428 440 678 300v170q0 24-24 24H202q-24 0-24-24z" fill="${palette.third}"/>` +
  `<path d="M186 488 380 412M670 488 476 412" stroke="${palette.ink}" stroke-opacity=".35" stroke-width="5" stroke-linecap="round"/>`;
