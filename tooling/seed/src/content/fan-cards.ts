import { luminance, mix } from "../card/colour.ts";
import { height, width } from "../card/face.ts";
import { hash, randomOf } from "../random.ts";

/** Two or three cards fanned out on a coloured ground, 3:2: the picture of a category. */
export const fanCards = (name: string, cards: readonly { faceSvg: string; backgroundColor: string }[]): string => {
  const random = randomOf(`scene ${name}`);
  // The deepest of their grounds: a picture is seen to end, on white paper too.
  const grounds = cards.map(({ backgroundColor }) => backgroundColor).sort((a, b) => luminance(a) - luminance(b));
  const ground = mix(grounds[0] ?? "#dddddd", "#ffffff", 0.25);
  const id = hash(name).toString(36);
  const lean = random.between(-4, 4);
  const placed = cards.map(({ faceSvg }, index) => {
    const turn = (index - (cards.length - 1) / 2) * 13 + lean;
    const x = 322 + (index - (cards.length - 1) / 2) * 190;
    const face = faceSvg.replace(
      "<svg ",
      `<svg x="${-width / 4}" y="${-height / 4}" width="${width / 2}" height="${height / 2}" `,
    );
    return `<g transform="translate(${x + 278} ${400 + Math.abs(turn) * 2}) rotate(${turn}) scale(1.15)"><rect x="${-width / 4}" y="${-height / 4 + 10}" width="${width / 2}" height="${height / 2}" rx="16" opacity=".16"/>${face}</g>`;
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 800"><defs><radialGradient id="g${id}" cx=".3" cy=".2"><stop stop-color="#fff" stop-opacity=".75"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient></defs>` +
    `<path fill="${ground}" d="M0 0h1200v800H0z"/><path fill="url(#g${id})" d="M0 0h1200v800H0z"/>${placed.join("")}</svg>`
  );
};
