import { mix } from "../colour.ts";
import { type Layout, zones } from "../face.ts";

const points = 9;

/** Contour lines of a hill on a map. */
export const contours: Layout = ({ palette, random }) => {
  const wobble = Array.from({ length: points }, () => 0.75 + random.next() * 0.5);
  const ring = (size: number): string => {
    const corners = wobble.map((reach, index) => {
      const angle = (index / points) * 2 * Math.PI;
      return [630 + size * 1.25 * reach * Math.cos(angle), 190 + size * reach * Math.sin(angle)] as const;
    });
    const middles = corners.map(([x, y], index) => {
      const [nextX, nextY] = corners[(index + 1) % points] ?? [x, y];
      return `${Math.round((x + nextX) / 2)} ${Math.round((y + nextY) / 2)}`;
    });
    const curves = corners.map(([x, y], index) => `Q${Math.round(x)} ${Math.round(y)} ${middles[index]}`);
    return `M${middles[points - 1]}${curves.join("")}z`;
  };
  const lines = [40, 82, 126, 172, 220, 270, 322].map(ring).join("");
  return {
    art:
      `<path d="${ring(60)}" fill="${palette.third}"/>` +
      `<path d="${lines}" fill="none" stroke="${mix(palette.ground, palette.first, 0.6)}" stroke-width="3"/>`,
    zone: { ...zones.bottom, y: 360, height: 124, width: 700, color: palette.ink },
  };
};
