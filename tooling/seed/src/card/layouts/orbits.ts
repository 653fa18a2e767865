import { type Layout, zones } from "../face.ts";

/** Large discs that shine through one another. */
export const orbits: Layout = ({ palette, random }) => {
  const disc = (x: number, y: number, size: number, color: string) =>
    `<circle cx="${x + random.between(-24, 24)}" cy="${y + random.between(-20, 20)}" r="${size}" fill="${color}" fill-opacity=".82"/>`;
  return {
    art: disc(700, 130, 210, palette.first) + disc(560, 90, 130, palette.third) + disc(780, 380, 150, palette.second),
    zone: { ...zones.bottom, width: 540, y: 340, height: 148, color: palette.ink },
    mark: { x: 56, y: 56, color: palette.ink, detail: palette.first },
  };
};
