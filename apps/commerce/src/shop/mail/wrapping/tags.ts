import type { Scene } from "./scene.ts";
import { type TagWords, tagWords } from "./tag-words.ts";

/** For whom a gift is, in the direction of its language. */
export interface For {
  words: string;
  rightToLeft: boolean;
}

const paper = "#fffdf9";

/** On a string, askew: about its hole. */
export const hangTag = ({ stand, sign }: Scene, { words, rightToLeft }: For, at: { x: number; y: number }): string => {
  const said = tagWords(words, stand, 128);
  const width = (said?.width ?? 34) + 44;
  const [turn, x] = rightToLeft ? [-7, 340 - at.x - width] : [7, at.x];
  const hole = rightToLeft ? x + width - 14 : x + 14;
  const middle = rightToLeft ? x + (width - 24) / 2 + 2 : x + 24 + (width - 24) / 2 - 2;
  const pivot = rightToLeft ? x + width : x;
  return `<g transform="rotate(${turn} ${pivot} ${at.y})"><rect x="${x}" y="${at.y + 3}" width="${width}" height="50" rx="7" fill="${stand.shade}" fill-opacity=".28"/>
<rect x="${x}" y="${at.y}" width="${width}" height="50" rx="7" fill="${paper}"/><circle cx="${hole}" cy="${at.y + 25}" r="4.5" fill="${stand.shade}"/>${said ? said.at(middle, at.y + 25) : sign(middle, at.y + 25, 16)}</g>`;
};

/** The sign and the words beside one another, or the sign alone. */
const signed = ({ sign }: Scene, said: TagWords | undefined, rightToLeft: boolean, y: number): string => {
  if (said === undefined) return sign(170, y, 20);
  const [radius, gap] = [16, 10];
  const whole = said.width + 2 * radius + gap;
  const start = 170 - whole / 2;
  const [mark, middle] = rightToLeft
    ? [start + whole - radius, start + said.width / 2]
    : [start + radius, start + whole - said.width / 2];
  return `${sign(mark, y, radius)}${said.at(middle, y)}`;
};

/** Below the strings of a balloon, with the shop's sign. */
export const stringTag = (scene: Scene, { words, rightToLeft }: For): string => {
  const said = tagWords(words, scene.stand, 176);
  return `<g transform="rotate(-2 170 414)"><rect x="46" y="384" width="248" height="70" rx="10" fill="${scene.stand.shade}" fill-opacity=".16"/><rect x="46" y="380" width="248" height="70" rx="10" fill="#ffffff"/>${signed(scene, said, rightToLeft, 415)}</g>`;
};

/** A label of ivory, a line of gold around what it says. */
export const label = (scene: Scene, { words }: For): string => {
  const said = tagWords(words, scene.stand, 196);
  const { accent, shade } = scene.stand;
  return `<rect x="57" y="374" width="226" height="58" rx="3" fill="${shade}" fill-opacity=".3"/><rect x="57" y="371" width="226" height="58" rx="3" fill="${paper}"/><rect x="62" y="376" width="216" height="48" fill="none" stroke="${accent}" stroke-width="1.2"/>${said?.at(170, 400) ?? scene.sign(170, 400, 18)}`;
};
