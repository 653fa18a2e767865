import { categoryDrawings } from "../category-drawings.ts";
import { type Layout, zones } from "../face.ts";

/** Two hairlines and a category emblem, as on a visiting card. */
export const frame: Layout = ({ palette, category }) => {
  const corner = (x: number, y: number, turn: number) =>
    `<path transform="translate(${x} ${y})rotate(${turn})" d="M0 46V0h46M14 46a32 32 0 0 0 32-32"/>`;
  return {
    art:
      `<g fill="none" stroke="${palette.first}" stroke-width="3"><rect x="30" y="30" width="796" height="480" rx="14"/>` +
      corner(52, 52, 0) +
      corner(804, 52, 90) +
      corner(804, 488, 180) +
      corner(52, 488, 270) +
      `<path d="M308 440h90M458 440h90"/></g>` +
      `<circle cx="428" cy="440" r="9" fill="${palette.third}"/>` +
      `<path transform="translate(383 82) scale(.9)" d="${categoryDrawings[category]}" fill="none" stroke="${palette.first}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>`,
    zone: { ...zones.centre, y: 200, height: 200, color: palette.ink },
  };
};
