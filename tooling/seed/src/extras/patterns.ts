import type { Palette } from "../card/palettes.ts";
import type { Random } from "../random.ts";

/** Draws a sheet of wrapping paper over the whole card. */
export type Pattern = (palette: Palette, random: Random) => string;

/** One motif set out in staggered rows, a little turned each time. */
const strewn = (motif: string, attributes: string, random: Random): string => {
  const places = Array.from({ length: 24 }, (_, index) => {
    const row = Math.floor(index / 6);
    const x = 60 + (index % 6) * 150 - (row % 2) * 75 + random.between(-14, 14);
    return `<path transform="translate(${x} ${70 + row * 134})rotate(${random.between(0, 11) * 30})" d="${motif}"/>`;
  });
  return `<g ${attributes}>${places.join("")}</g>`;
};

export const confettiPaper: Pattern = (palette, random) => {
  const strips = ["", "", ""];
  for (let index = 0; index < 75; index++) {
    const x = (index % 15) * 60 + random.between(0, 30);
    const y = Math.floor(index / 15) * 112 + random.between(0, 70);
    strips[index % 3] += `M${x} ${y}l${random.between(-18, 18)} ${random.between(-18, 18)}`;
  }
  const colors = [palette.first, palette.third, palette.second];
  const paths = strips.map((d, index) => `<path d="${d}" stroke="${colors[index]}"/>`);
  return `<g stroke-width="10" stroke-linecap="round">${paths.join("")}</g>`;
};

export const leafPaper: Pattern = (palette, random) =>
  strewn(
    "M0-46C34-20 34 20 0 46-34 20-34-20 0-46zM0-30V62",
    `fill="${palette.first}" stroke="${palette.second}" stroke-width="4"`,
    random,
  );

export const stripedPaper: Pattern = (palette) => {
  const stripes = (start: number, thickness: number, color: string): string => {
    const lines = Array.from({ length: 11 }, (_, index) => `M${start + index * 110}-20l-260 580`);
    return `<path d="${lines.join("")}" stroke="${color}" stroke-width="${thickness}"/>`;
  };
  return stripes(0, 44, palette.first) + stripes(55, 10, palette.third);
};

export const starPaper: Pattern = (palette, random) =>
  strewn(
    "M0-26C3-6 6-3 26 0 6 3 3 6 0 26-3 6-6 3-26 0-6-3-3-6 0-26zM52 40h.1M-50 34h.1",
    `fill="${palette.first}" stroke="${palette.third}" stroke-width="7" stroke-linecap="round" paint-order="stroke"`,
    random,
  );

export const kraftPaper: Pattern = (palette, random) => {
  const fibres = Array.from(
    { length: 60 },
    () =>
      `M${random.between(0, 856)} ${random.between(0, 540)}q${random.between(-12, 12)} ${random.between(4, 10)} ${random.between(-24, 24)} ${random.between(8, 18)}`,
  ).join("");
  return `<path d="${fibres}" fill="none" stroke="${palette.first}" stroke-width="2" opacity=".45"/>`;
};
