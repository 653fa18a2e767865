import { type Layout, zones } from "../face.ts";

/** One large flower, cut out of paper, that grows out of a corner. */
export const petals: Layout = ({ palette, random }) => {
  const [x, y, turn] = [random.between(690, 740), random.between(150, 190), random.between(0, 30)];
  const ring = (count: number, length: number, width: number, color: string, from: number) =>
    Array.from(
      { length: count },
      (_, at) =>
        `<path transform="translate(${x} ${y})rotate(${from + (360 / count) * at})" d="M0 0C-${width}-${length * 0.4} -${width}-${length * 0.9} 0-${length}C${width}-${length * 0.9} ${width}-${length * 0.4} 0 0z" fill="${color}"/>`,
    ).join("");
  return {
    art:
      ring(10, 290, 74, palette.second, turn) +
      ring(10, 226, 60, palette.first, turn + 18) +
      ring(8, 140, 44, palette.third, turn) +
      `<circle cx="${x}" cy="${y}" r="42" fill="${palette.ground}"/><circle cx="${x}" cy="${y}" r="26" fill="${palette.first}"/>`,
    zone: { ...zones.bottom, width: 500, y: 340, height: 150, color: palette.ink },
    mark: { x: 56, y: 56, color: palette.ink, detail: palette.first },
  };
};
