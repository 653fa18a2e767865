import { type Layout, zones } from "../face.ts";

/** A label on dotted paper. */
export const badge: Layout = ({ palette, random }) => {
  const round = random.pick([140, 36, 8]);
  const rows = Array.from({ length: 12 }, (_, row) => `<path d="M${(row % 2) * 24} ${row * 48 + 6}H870"/>`).join("");
  return {
    art:
      `<path d="M0 0h856v540H0z" fill="${palette.first}"/>` +
      `<g stroke="${palette.third}" stroke-width="16" stroke-linecap="round" stroke-dasharray="0 48">${rows}</g>` +
      `<rect x="108" y="110" width="640" height="320" rx="${round}" fill="${palette.ground}"/>` +
      `<rect x="124" y="126" width="608" height="288" rx="${Math.max(4, round - 16)}" fill="none" stroke="${palette.ink}" stroke-width="3"/>`,
    zone: { ...zones.centre, x: 178, y: 170, width: 500, height: 200, color: palette.ink },
  };
};
