import type { Scene } from "./scene.ts";
import { type For, hangTag, label, stringTag } from "./tags.ts";

/** A shape in its paper, with the light of the room on it. */
export const lit = ({ paper }: Scene, shape: string, light = "side"): string =>
  `${paper(shape)}<path fill="url(#gift-${light})" d="${shape}"/>`;

/** A band of satin from top to bottom. */
export const satin = ({ stand }: Scene, shape: string): string =>
  `<path fill="${stand.accent}" d="${shape}"/><path fill="url(#gift-satin)" d="${shape}"/>`;

export const boxBody = "M24 197h292v256q0 8-8 8H32q-8 0-8-8z";
const lid = "M18 155h304q8 0 8 8v45q0 8-8 8H18q-8 0-8-8v-45q0-8 8-8z";

/** The sticker that a shop's boxes bear. */
export const sticker = ({ stand, sign }: Scene, rightToLeft: boolean): string => {
  const x = rightToLeft ? 271 : 69;
  return `<circle cx="${x}" cy="422" r="30" fill="${stand.shade}" fill-opacity=".25"/><circle cx="${x}" cy="420" r="29" fill="#fffdf9"/>${sign(x, 420, 25.5)}`;
};

const bow = ({ stand: { accent, shade } }: Scene): string =>
  `<g transform="translate(34 -5) scale(1.046)"><g stroke="${shade}" stroke-opacity=".2" stroke-width="2" stroke-linejoin="round" fill="${accent}"><path d="M122 118 66 168l34-6 20 8 18-46zM138 118l56 50-34-6-20 8-18-46z"/><path d="M128 116C108 40 40-8 14 22-8 50 18 108 62 124c26 9 50 4 66-8zM132 116c20-76 88-124 114-94 22 28-4 86-48 102-26 9-50 4-66-8z"/></g>
<g fill="${shade}" fill-opacity=".16"><path d="M122 118 66 168l34-6 20 8 18-46zM138 118l56 50-34-6-20 8-18-46zM118 112C98 66 56 34 42 46c-14 13 4 50 34 62 16 6 30 8 42 4zM142 112c20-46 62-78 76-66 14 13-4 50-34 62-16 6-30 8-42 4z"/></g>
<rect x="108" y="90" width="44" height="46" rx="16" fill="${accent}" stroke="${shade}" stroke-opacity=".2" stroke-width="2"/></g>`;

const ribbonBox = (scene: Scene, whom: For): string =>
  `${lit(scene, boxBody)}<path fill="${scene.stand.shade}" fill-opacity=".26" d="M24 216h292v10H24z"/>${satin(scene, "M151 200h38v261h-38z")}${sticker(scene, whom.rightToLeft)}
${lit(scene, lid)}${satin(scene, "M151 155h38v61h-38z")}${bow(scene)}${hangTag(scene, whom, { x: 160, y: 240 })}`;

/** Rounder above than below. */
export const egg = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y + height * 0.45}a${width / 2} ${height * 0.45} 0 0 1 ${width} 0a${width / 2} ${height * 0.55} 0 0 1-${width} 0z`;

/** One of plain skin. */
export const smallBalloon = (shape: string, fill: string, turn: string): string =>
  `<g transform="rotate(${turn})"><path fill="${fill}" d="${shape}"/><path fill="url(#gift-gloss)" d="${shape}"/></g>`;

const balloon = (scene: Scene, whom: For): string =>
  `<path fill="none" stroke="${scene.stand.ink}" stroke-opacity=".55" stroke-width="2" d="M64 232c4 74 70 96 104 150M280 222c-6 78-78 100-108 160M170 330c-12 16 8 30 0 52"/>
${smallBalloon(egg(-10, 56, 143, 166), scene.stand.accent, "-9 61 139")}${smallBalloon(egg(207, 47, 143, 166), "#c0203b", "10 279 130")}
<path fill="#004d44" d="M165 327h10l9 24h-28z"/>${lit(scene, egg(31, 0, 278, 334), "gloss")}<ellipse cx="112" cy="72" rx="30" ry="19" fill="#ffffff" fill-opacity=".5" transform="rotate(-24 112 72)"/>${stringTag(scene, whom)}`;

/** Wax with the shop's sign. */
export const seal = ({ stand: { accent, shade }, sign }: Scene, y: number): string =>
  `<circle cx="170" cy="${y + 3}" r="47" fill="${shade}" fill-opacity=".3"/><circle cx="170" cy="${y}" r="46" fill="${accent}"/><circle cx="170" cy="${y}" r="46" fill="url(#gift-gloss)"/><circle cx="170" cy="${y}" r="37" fill="none" stroke="${shade}" stroke-opacity=".22" stroke-width="1.500"/>${sign(170, y, 25)}`;

/** The shade of folded corners, and the line of gold along the rim of a letter from `top`. */
export const rim = ({ stand: { accent, shade } }: Scene, top: number): string =>
  `<path fill="${shade}" fill-opacity=".16" d="M14 ${top + 130}v${331 - top}h78zM326 ${top + 130}v${331 - top}h-78z"/><rect x="16.500" y="${top + 2.5}" width="307" height="${456 - top}" rx="4" fill="none" stroke="${accent}" stroke-width="5"/>`;

const sealedLetter = (scene: Scene, whom: For): string => {
  const { accent, shade } = scene.stand;
  const flap = "M14 42h312v13L192 248q-22 28-44 0L14 55z";
  return `${lit(scene, "M20 42h300q6 0 6 6v407q0 6-6 6H20q-6 0-6-6V48q0-6 6-6z")}${rim(scene, 42)}
<path fill="${shade}" fill-opacity=".3" transform="translate(0 6)" d="${flap}"/>${scene.paper(flap)}<path fill="#ffffff" fill-opacity=".16" d="${flap}"/><path fill="none" stroke="${accent}" stroke-width="2.500" d="M15 55 148 248q22 28 44 0L325 55V43H15z"/>${seal(scene, 253)}${label(scene, whom)}`;
};

/** Gifts as they arrive, each in its house's way, as their pages draw them. */
export const closed = { CB: ribbonBox, CK: balloon, GCS: sealedLetter } as const;
