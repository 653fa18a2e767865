import { type Layout, zones } from "../face.ts";

const shapes = [
  "M0 0h135A135 135 0 0 1 0 135z",
  "M0 0h135v135A135 135 0 0 1 0 0z",
  "M0 67a67.5 67.5 0 0 1 135 0z",
  "M67 14a53 53 0 1 1-.1 0z",
  "M0 0h135L0 135z",
];

/** Tiles of plain shapes, each turned its own way. */
export const tiles: Layout = ({ palette, random }) => {
  const grounds = [palette.second, palette.ground, palette.first];
  const inks = [palette.third, palette.first, palette.ground];
  const art = Array.from({ length: 12 }, (_, index) => {
    const x = 451 + (index % 3) * 135;
    const y = Math.floor(index / 3) * 135;
    const pair = (index + random.between(0, 1) + Math.floor(index / 3)) % 3;
    const turn = `rotate(${random.between(0, 3) * 90} 67.5 67.5)`;
    return (
      `<path d="M${x} ${y}h135v135h-135z" fill="${grounds[pair]}"/>` +
      `<path transform="translate(${x} ${y})${turn}" d="${random.pick(shapes)}" fill="${inks[pair]}"/>`
    );
  }).join("");
  return { art, zone: { ...zones.left, width: 340, color: palette.ink } };
};
