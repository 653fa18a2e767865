import { type Layout, zones } from "../face.ts";

/** A chequered field with a few squares in a third colour. */
export const checker: Layout = ({ palette, random }) => {
  const paths = { first: "", third: "", second: "" };
  for (let row = 0; row < 6; row++) {
    for (let column = 0; column < 4; column++) {
      const on = (row + column) % 2 === 0;
      const color = on ? (random.next() < 0.25 ? "third" : "first") : "second";
      paths[color] += `M${496 + column * 90} ${row * 90}h90v90h-90z`;
    }
  }
  return {
    art: (["first", "second", "third"] as const)
      .map((name) => `<path d="${paths[name]}" fill="${palette[name]}"/>`)
      .join(""),
    zone: { ...zones.left, color: palette.ink },
    mark: { x: 56, y: 56, color: palette.ink, detail: palette.first },
  };
};
