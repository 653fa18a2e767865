import { type Layout, zones } from "../face.ts";

/** Three swells, one behind the other. */
export const waves: Layout = ({ palette, random }) => {
  const swell = (y: number, color: string): string => {
    const lift = random.between(26, 48);
    const start = random.between(-160, 0);
    return `<path d="M${start} ${y}q72-${lift * 2} 144 0t144 0 144 0 144 0 144 0 144 0 144 0 144 0V540H${start}z" fill="${color}"/>`;
  };
  return {
    art: swell(330, palette.second) + swell(400, palette.first) + swell(470, palette.third),
    zone: { ...zones.top, height: 170, color: palette.ink },
  };
};
