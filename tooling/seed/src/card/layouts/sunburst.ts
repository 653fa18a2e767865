import { mix } from "../colour.ts";
import { type Layout, zones } from "../face.ts";

/** A sun on the lower edge, its rays hardly darker than the ground. */
export const sunburst: Layout = ({ palette, random }) => {
  const x = random.between(420, 660);
  const rays = Array.from({ length: 13 }, (_, index) => {
    const angle = (-180 + index * 14.4) * (Math.PI / 180);
    const end = (turn: number) =>
      `${Math.round(x + 1000 * Math.cos(angle + turn))} ${Math.round(540 + 1000 * Math.sin(angle + turn))}`;
    return `M${x} 540 ${end(0)}L${end(0.125)}z`;
  }).join("");
  return {
    art:
      `<path d="${rays}" fill="${mix(palette.ground, palette.second, 0.3)}"/>` +
      `<circle cx="${x}" cy="540" r="210" fill="${palette.first}"/><circle cx="${x}" cy="540" r="150" fill="${palette.third}"/>`,
    zone: { ...zones.top, color: palette.ink },
  };
};
