import { type Layout, zones } from "../face.ts";

/** Woven checks on one side, as of a scarf that lies over the card. */
export const plaid: Layout = ({ palette, random }) => {
  const x = random.between(520, 560);
  const band = (at: number, width: number, color: string, opacity: number) =>
    `<path d="M${x + at} 0h${width}v540h-${width}z" fill="${color}" fill-opacity="${opacity}"/><path d="M${x} ${at * 1.64}h340v${width}H${x}z" fill="${color}" fill-opacity="${opacity}"/>`;
  return {
    art:
      `<path d="M${x} 0h340v540H${x}z" fill="${palette.second}"/>` +
      band(30, 70, palette.first, 0.6) +
      band(150, 26, palette.third, 0.7) +
      band(196, 12, palette.third, 0.7) +
      band(236, 70, palette.first, 0.6) +
      band(62, 6, palette.third, 0.9) +
      band(268, 6, palette.third, 0.9) +
      `<path d="M${x} 0v540" stroke="${palette.third}" stroke-width="6" stroke-dasharray="14 10"/>`,
    zone: { ...zones.left, width: 420, color: palette.ink },
    mark: { x: 56, y: 56, color: palette.ink, detail: palette.first },
  };
};
