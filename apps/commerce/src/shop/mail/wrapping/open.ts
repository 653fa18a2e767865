import { boxBody, egg, lit, rim, satin, seal, smallBalloon, sticker } from "./closed.ts";
import { placed } from "./placed.ts";
import type { Scene } from "./scene.ts";
import { type For, hangTag } from "./tags.ts";

/** A card's form: 85.60 × 53.98 mm. */
const card = { width: 270, height: 170 };

/** The face, with its shade, leaning a little. */
const cardAt = ({ stand }: Scene, face: string, y: number): string => {
  const { width, height } = card;
  const x = 170 - width / 2;
  return `<g transform="rotate(-3 170 ${y + height})"><rect x="${x + 3}" y="${y + 5}" width="${width}" height="${height}" rx="10" fill="${stand.shade}" fill-opacity=".26"/>${placed(face, "face", { x, y, width, height })}</g>`;
};

/** Out of the box, its lid off. */
const box = (scene: Scene, face: string, whom: For): string =>
  `<path fill="#86173e" d="M28 186h284v30H28z"/><path fill="${scene.stand.shade}" fill-opacity=".55" d="M28 186h284v30H28z"/>${cardAt(scene, face, 70)}
${lit(scene, boxBody)}${satin(scene, "M151 197h38v264h-38z")}${sticker(scene, whom.rightToLeft)}${hangTag(scene, whom, { x: 160, y: 262 })}`;

/** Out of a sleeve with a hold for the thumb, balloons behind. */
const sleeve = (scene: Scene, face: string, whom: For): string =>
  `<path fill="none" stroke="${scene.stand.ink}" stroke-opacity=".55" stroke-width="2" d="M20 120c10 70 20 90 40 130M322 112c-6 70-24 96-44 140"/>
${smallBalloon(egg(-34, -6, 104, 126), scene.stand.accent, "-9 18 57")}${smallBalloon(egg(270, -14, 104, 126), "#c0203b", "10 322 49")}
${cardAt(scene, face, 70)}${lit(scene, "M44 197h82q6 0 8 6 10 26 36 26t36-26q2-6 8-6h82q20 0 20 20v224q0 20-20 20H44q-20 0-20-20V217q0-20 20-20z")}
${scene.sign(170, 330, 40)}${hangTag(scene, whom, { x: 150, y: 388 })}`;

/** Out of the letter: its flap lifted behind, its sides folded before. */
const letter = (scene: Scene, face: string): string => {
  const { accent } = scene.stand;
  return `<path fill="#f6edd0" stroke="${accent}" stroke-width="4" stroke-linejoin="round" d="M16 200 146 42q24-28 48 0l130 158z"/><path fill="${accent}" fill-opacity=".22" d="M14 197h312v80H14z"/>
${cardAt(scene, face, 88)}${lit(scene, "M14 197 146 252q24 10 48 0l132-55v258q0 6-6 6H20q-6 0-6-6z")}
<path fill="none" stroke="${accent}" stroke-width="4" stroke-linejoin="round" d="M14 199 146 254q24 10 48 0l132-55"/>${rim(scene, 200).replace(/<rect[^>]*>/u, "")}<path fill="none" stroke="${accent}" stroke-width="5" d="M16.500 199v256q0 4 4 4h299q4 0 4-4V199"/>${seal(scene, 318)}`;
};

/** Gifts whose card is half out of what it comes in. */
export const open = { CB: box, CK: sleeve, GCS: letter } as const;
