import type { Palette } from "../palette.ts";
import type { Drawing, Subject } from "../subject.ts";
import { at, circle, copies, line, path, rectangle, short, svg } from "../svg.ts";

const tile = 240;

const pennant = (x: number, y: number, fill: string): string => path(`M${x - 8} ${y}h16l-8 14z`, fill);

/** Scraps of paper and a streamer, each where it was put: none touches another, or the edge. */
const scraps: readonly (readonly [x: number, y: number, turn: number | "dot"])[] = [
  [9, 10, 28],
  [25, 22, "dot"],
  [40, 8, -35],
  [57, 19, 62],
  [73, 7, "dot"],
  [89, 21, -18],
  [131, 22, 48],
  [146, 8, "dot"],
  [162, 18, -62],
  [178, 7, 14],
  [193, 22, "dot"],
  [209, 11, -42],
  [228, 20, 24],
];

const confetti = ({ warm, sky, accent, leaf, primary }: Palette, height: number): string =>
  line(`M103 ${height / 2}q3-6 6 0t6 0 6 0`, sky, 2) +
  scraps
    .map(([x, down, turn], index) => {
      const y = (down * height) / 30;
      const fill = [warm, leaf, accent, primary, sky][index % 5] ?? warm;
      return turn === "dot"
        ? circle(x, y, 2.4, fill)
        : rectangle(x - 4, y - 2, 8, 4, 1.5, fill, ` transform="rotate(${turn} ${x} ${short(y)})"`);
    })
    .join("");

/** Waves whose crests run through each other: what an engraver's lathe makes of a band. */
const guilloche = (height: number, strokes: readonly string[]): string =>
  Array.from({ length: 9 }, (_, index) => {
    const middle = height / 2;
    const swing = (height / 2 - 2) * Math.cos((index * Math.PI) / 9);
    const curve = `M0 ${middle}C20 ${middle - swing * 1.3} 40 ${middle - swing * 1.3} 60 ${middle}S100 ${middle + swing * 1.3} 120 ${middle} 160 ${middle - swing * 1.3} 180 ${middle} 220 ${middle + swing * 1.3} 240 ${middle}`;
    return line(
      curve.replace(/\d+\.\d+/g, (value) => `${Number(Number(value).toFixed(1))}`),
      strokes[index % strokes.length] ?? "",
      0.9,
    );
  }).join("");

/** 30 px below a header; repeats every 240. */
export const headerDecoration = ({ storefront, colors, motif }: Subject): Drawing => {
  const drawn = {
    CB: () =>
      line("M0 2C40 14 80 14 120 2C160 14 200 14 240 2", colors.ink, 1.5) +
      [
        [20, 6.5],
        [40, 10],
        [80, 10],
        [100, 6.5],
        [140, 6.5],
        [160, 10],
        [200, 10],
        [220, 6.5],
      ]
        .map(([x, y], index) =>
          pennant(Number(x), Number(y), [colors.primary, colors.accent, colors.leaf][index % 3] ?? ""),
        )
        .join("") +
      copies("p", motif, [at(45, 11.5, 0.62), at(165, 11.5, 0.62)]),
    CK: () => confetti(colors, 30),
    GCS: () => guilloche(30, [colors.primary, colors.accent, colors.sky]),
  };
  return { width: tile, height: 30, svg: svg(tile, 30, drawn[storefront.group]()) };
};

/** On the footer's upper edge, on its dark ground; repeats every 240. */
export const footerDecoration = ({ storefront, colors }: Subject): Drawing => {
  const scallop = (index: number) =>
    path(`M${index * 30} 0v8a15 15 0 0 0 30 0V0z`, index % 2 ? colors.primary : colors.paper);
  const drawn = {
    CB: () =>
      Array.from({ length: 8 }, (_, index) => scallop(index)).join("") +
      line("M4 4.500h232", colors.accent, 1.6, ' stroke-dasharray="7 5"'),
    CK: () => confetti({ ...colors, primary: colors.raised }, 24),
    GCS: () => guilloche(24, [colors.accent, "#8C8FD9"]),
  };
  return { width: tile, height: 24, svg: svg(tile, 24, drawn[storefront.group]()) };
};
