import { type Layout, zones } from "../face.ts";

/** Fans in rows, as on tiles of the twenties. */
export const fans: Layout = ({ palette, random }) => {
  const step = 122;
  const from = random.between(0, 1) * 61;
  const fan = (x: number, y: number, color: string) =>
    `<path d="M${x - 61} ${y}a61 61 0 0 1 122 0z" fill="${color}"/><path d="M${x - 42} ${y}a42 42 0 0 1 84 0M${x - 22} ${y}a22 22 0 0 1 44 0" fill="none" stroke="${palette.ground}" stroke-width="5"/>`;
  const rows = [0, 1, 2, 3].map((row) =>
    Array.from({ length: 9 }, (_, at) =>
      fan(
        at * step - (row % 2) * 61 - from,
        70 + row * 61,
        [palette.first, palette.third, palette.second][(at + row) % 3] ?? palette.first,
      ),
    ).join(""),
  );
  return {
    art: rows.join(""),
    zone: { ...zones.bottom, y: 318, height: 172, width: 620, color: palette.ink },
    mark: { x: 724, y: 400, color: palette.ink, detail: palette.first },
  };
};
