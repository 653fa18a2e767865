import { type Layout, zones } from "../face.ts";

/** Branches with leaves that grow in from the right. */
export const botanical: Layout = ({ palette, random }) => {
  const branch = (x: number, turn: number, color: string, leaf: string): string => {
    const leaves = Array.from({ length: 6 }, (_, index) => {
      const y = -80 - index * 62;
      const size = 78 - index * 7;
      return `M0 ${y}q${size * 0.2}-${size * 0.8} ${size}-${size * 0.9}q0 ${size * 0.8}-${size} ${size * 0.9}zM0 ${y + 20}q-${size * 0.2}-${size * 0.8}-${size}-${size * 0.9}q0 ${size * 0.8} ${size} ${size * 0.9}z`;
    }).join("");
    const rounded = leaves.replace(/\d+\.\d+/g, (number) => `${Math.round(Number(number))}`);
    return `<g transform="translate(${x} 580) rotate(${turn})"><path d="M0 0V-470" stroke="${color}" stroke-width="5"/><path d="${rounded}" fill="${leaf}"/></g>`;
  };
  return {
    art:
      branch(800, random.between(-2, 6), palette.first, palette.first) +
      branch(700, random.between(-24, -16), palette.third, palette.third),
    zone: { ...zones.left, width: 370, color: palette.ink },
    mark: { x: 56, y: 56, color: palette.ink, detail: palette.first },
  };
};
