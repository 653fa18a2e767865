import { toCard } from "../card/draw-face.ts";
import { type Random, randomOf } from "../random.ts";
import { ribbon } from "./bow.ts";
import type { House, PaperSlug } from "./house.ts";
import { partyLetter } from "./party-letter.ts";

const mint = "#7CF5D6";
const lime = "#C6F432";
const teal = "#00796B";
const navy = "#10243E";
const coral = "#FF6B57";
const white = "#FFFFFF";

const [x, y] = [560, 262];

/** Two half moons and a dot: a bow cut out of card. */
const flatBow = (color: string, knot: string): string =>
  `<g transform="translate(${x} ${y})"><path d="M-20 10-84 150l46-8 26 36 32-140zM20 10 84 150l-46-8-26 36L-20 38z" fill="${knot}"/>` +
  `<path d="M0 0-140-92q-34 92 0 184zM0 0l140-92q34 92 0 184z" fill="${color}"/><path d="M-60 0l-66-36q-12 36 0 72zM60 0l66-36q12 36 0 72z" fill="${knot}"/><circle r="42" fill="${color}"/></g>`;

/** Something large at staggered places, each in the next colour. */
const thrown = (
  draw: (random: Random) => string,
  colors: readonly string[],
  random: Random,
  [across, down]: readonly [number, number],
): string =>
  Array.from({ length: Math.ceil(540 / down) * Math.ceil(900 / across) }, (_, index) => {
    const columns = Math.ceil(900 / across);
    const row = Math.floor(index / columns);
    const left = 30 + (index % columns) * across - (row % 2) * (across / 2);
    return `<g transform="translate(${left} ${60 + row * down})" fill="${colors[(index + row) % colors.length]}">${draw(random)}</g>`;
  }).join("");

const zigzag = (top: number): string => `M-20 ${top}${Array.from({ length: 9 }, () => "l50-56 50 56").join("")}`;

const star = "M0-44 13-14 46-12 20 9 30 42 0 23-30 42-20 9-46-12-13-14z";
const leaf = "M0 70C-66 30-56-40 0-78 56-40 66 30 0 70z";

const sheet = (slug: PaperSlug, ground: string, content: (random: Random) => string) => () =>
  toCard(slug, ground, content(randomOf(slug)));

/** CK: loud sheets in flat colour, everything large, with a bow cut out of card. */
export const party: House = {
  paper: {
    "wrap-confetti": sheet(
      "wrap-confetti",
      mint,
      (random) =>
        thrown(
          (throws) =>
            throws.next() < 0.6
              ? `<circle r="${throws.between(24, 40)}"/>`
              : `<path transform="rotate(${throws.between(0, 11) * 30})" d="M-38-13h76v26h-76z"/>`,
          [coral, navy, white, teal, lime],
          random,
          [118, 96],
        ) +
        ribbon(x, y, 84, navy) +
        flatBow(lime, teal),
    ),
    "wrap-botanical": sheet(
      "wrap-botanical",
      lime,
      (random) =>
        thrown(
          (throws) =>
            `<g transform="rotate(${throws.between(-2, 2) * 30})"><path d="${leaf}"/><path d="M0 78V-30M0 40 24 16M0 40-24 16M0 6 20-16M0 6-20-16" fill="none" stroke="${lime}" stroke-width="7"/></g>`,
          [teal, navy, "#2FA84F"],
          random,
          [150, 136],
        ) +
        ribbon(x, y, 84, white) +
        flatBow(coral, navy),
    ),
    "wrap-stripes": sheet("wrap-stripes", white, () => {
      const bands = [teal, mint, navy, mint, teal, mint, navy].map(
        (color, index) => `<path d="${zigzag(40 + index * 88)}" stroke="${color}"/>`,
      );
      return `<g fill="none" stroke-width="38">${bands.join("")}</g>${ribbon(x, y, 84, coral)}${flatBow(lime, navy)}`;
    }),
    "wrap-night-sky": sheet(
      "wrap-night-sky",
      navy,
      (random) =>
        thrown(
          (throws) =>
            `<path transform="rotate(${throws.between(-2, 2) * 12})" d="${star}"/><circle cx="66" cy="44" r="9"/>`,
          [lime, mint, white, "#4FC3F7"],
          random,
          [140, 112],
        ) +
        ribbon(x, y, 84, mint) +
        flatBow(coral, white),
    ),
    "wrap-kraft": sheet("wrap-kraft", "#D3A56B", (random) => {
      const dots = thrown(() => '<circle r="30"/>', ["#E4C190"], random, [112, 92]);
      const string = `<path d="M${x} 0v540M0 ${y}h856" fill="none" stroke="${teal}" stroke-width="20"/>`;
      const loops = `M0 0c-60-110-180-100-170-10 8 60 110 50 170 10 60-110 180-100 170-10-8 60-110 50-170 10l-70 140M0 0l70 140`;
      return `${dots}${string}<g transform="translate(${x} ${y})"><path d="${loops}" fill="none" stroke="${teal}" stroke-width="20" stroke-linecap="round" stroke-linejoin="round"/><circle r="26" fill="${coral}"/></g>`;
    }),
  },
  digital: partyLetter,
  called: { "wrap-stripes": "zigzag" },
};
