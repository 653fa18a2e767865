import type { Palette } from "../palette.ts";
import { around, circle, line, mirrored, path, placed, rectangle, short } from "../svg.ts";

/** What stands in the present instead of its bow: drawn above y = 22 of a square of 48, around x = 24. */
export type Motif = (colors: Palette) => string;

const leaflet =
  "M0-.4C-6.400-3-8.400-7.400-6-9.900-4-12-.9-10.900 0-7.900.9-10.900 4-12 6-9.900 8.400-7.400 6.400-3 0-.4z";

const maple = (() => {
  const half: [number, number][] = [
    [0, 1],
    [2.8, 6],
    [5.8, 4.4],
    [4.6, 10.6],
    [8.2, 7],
    [9.2, 9.2],
    [14, 8.4],
    [12.4, 12.2],
    [14.6, 13.4],
    [7.8, 18.4],
    [8.4, 20.6],
    [0.9, 19.4],
    [0.9, 23],
  ];
  const points = [...half, ...half.toReversed().map(([x, y]): [number, number] => [-x, y])];
  return `M${points.map(([x, y]) => `${short(24 + x)} ${y}`).join("L")}z`;
})();

const star = (() => {
  const points = Array.from({ length: 10 }, (_, index) => {
    const radius = index % 2 === 0 ? 10.8 : 5.4;
    const angle = (Math.PI / 5) * index - Math.PI / 2;
    return `${short(24 + radius * Math.cos(angle))} ${short(12.4 + radius * Math.sin(angle))}`;
  });
  return `M${points.join("L")}z`;
})();

const slice = (index: number, count: number, radius: number): string => {
  const at = (turn: number) => `${short(24 - radius * Math.cos(turn))} ${short(23 - radius * Math.sin(turn))}`;
  const step = (Math.PI - 0.24) / count;
  return `M24 23L${at(0.12 + step * index)}A${radius} ${radius} 0 0 1 ${at(0.12 + step * (index + 1))}z`;
};

/** Three rows of three, woven: a heart of paper strips. */
const weave = ({ primary, accent }: Palette): string => {
  const cells = Array.from({ length: 9 }, (_, index) => {
    const [x, y] = [index % 3, Math.floor(index / 3)];
    return rectangle(x * 4, y * 4, 4.05, 4.05, 0, (x + y) % 2 ? accent : primary);
  });
  const lobes = path("M11.900 0a6 6 0 0 1 0 12z", primary) + path("M0 11.900a6 6 0 0 0 12 0z", accent);
  return `<g transform="matrix(.69 -.69 -.69 -.69 24 21.500)">${lobes}${cells.join("")}</g>`;
};

const lemon = (accent: string, ink: string) =>
  path(
    "M-8.500 0C-7-4.500-3-6 0-6s6 1.200 7.600 4c1.500.2 2 1 2 2s-.5 1.800-2 2C6 4.800 3 6 0 6s-7-1.500-8.500-6z",
    accent,
  ) + line("M-4-2.400c1-1 2-1.400 3.500-1.500", ink, 1.1, ' opacity=".35"');

export const motifs = {
  tulip: ({ primary, leaf, accent }) =>
    mirrored(path("M24 22.500C16 21 11.500 16.500 10.500 9.500 17.500 11 23 15 24 22.500z", leaf)) +
    line("M24 22V14", leaf, 2.4) +
    path(
      "M17 3.500c2.400.6 3.800 2 4.700 3.800C22.200 5 23 3 24 1.500c1 1.500 1.800 3.500 2.300 5.800.9-1.800 2.300-3.200 4.700-3.800.8 6.500-1.300 11.800-7 11.800s-7.800-5.300-7-11.800z",
      primary,
    ) +
    path(
      "M24 15.300c-2.700-2.600-3.200-5.200-2.300-8C22.200 5 23 3 24 1.500c1 1.500 1.800 3.500 2.300 5.800.9 2.800.4 5.400-2.300 8z",
      accent,
    ),
  peaks: ({ ink, raised, accent, sky }) =>
    circle(35, 7, 4.2, accent) +
    path("M22 22 32.500 9 44 22z", sky) +
    path("M4 22 18.500 2.500 33 22z", ink) +
    path("m18.500 2.500 5.600 7.500-2.700 2.400-3-2.600-2.700 2.400-2.800-2.200z", raised),
  bay: ({ accent, sky, primary }) =>
    circle(24, 11, 8.5, accent) +
    line("M24-.1v0M11.500 5 9.800 3.600M36.500 5l1.700-1.400M8.800 11.500H6.500M39.200 11.500h2.300", primary, 2.2) +
    path("M5 22v-6.500c3.200-3 6.300-3 9.500 0s6.300 3 9.500 0 6.300-3 9.500 0 6.300 3 9.500 0V22z", sky),
  heart: ({ primary, accent, raised }) =>
    mirrored(path("M24 22c-6-1-11 0-15 2.500 1-5 5-8.500 9-9z", accent)) +
    path(
      "M24 22.500C13.500 16 8.500 10.500 11 5.500 13.500 1 20.500 1.800 24 7c3.500-5.200 10.500-6 13-1.500 2.500 5-2.500 10.500-13 17z",
      primary,
    ) +
    line("M14.500 8.500c.3-1.700 1.400-2.700 3-3", raised, 1.8),
  palm: ({ leaf, accent, warm }) =>
    path("M22 23c1.600-4.500 1.900-8.500 1.400-13h2.300c1 4.500 1 8.500.4 13z", warm) +
    mirrored(
      path("M24.500 10.500C20 2 11 1 6.500 7.500c6-2.300 12-1.300 18 3z", leaf) +
        path("M24.500 10.500C16.500 8.500 9.500 11.500 8.500 18.500c4-5 9-7.700 16-8z", leaf),
    ) +
    path("M24 10.500C20.500 6.500 21.500 2 24 0c2.500 2 3.500 6.500 0 10.500z", leaf) +
    circle(21.6, 11.6, 1.9, accent) +
    circle(26.4, 11.6, 1.9, accent),
  maple: ({ accent, ink }) => path(maple, accent) + line("M24 22V10M24 17l5-4M24 17l-5-4", ink, 1, ' opacity=".45"'),
  edelweiss: ({ primary, raised, accent, ink }) =>
    around(
      "m1",
      `<path fill="${raised}" stroke="${ink}" stroke-width="1.400" d="M0-2C-3.600-5-3.200-9 0-11.300 3.200-9 3.600-5 0-2z"/>`,
      8,
      24,
      11.8,
    ) +
    circle(24, 11.8, 3.9, accent) +
    around("m2", circle(0, -2, 0.85, primary), 5, 24, 11.8) +
    circle(24, 11.8, 0.85, primary),
  tree: ({ leaf, accent, warm }) =>
    path("M22.400 23 22.800 14h2.400l.4 9z", warm) +
    circle(16.5, 11.5, 6.5, leaf) +
    circle(31.5, 11.5, 6.5, leaf) +
    circle(24, 8, 7.2, leaf) +
    circle(24, 13, 5.5, leaf) +
    circle(17, 10.5, 1.7, accent) +
    circle(24.5, 5.5, 1.7, accent) +
    circle(31, 12, 1.7, accent) +
    circle(23, 13, 1.7, accent),
  "woven-heart": weave,
  fan: ({ primary, accent, ink }) =>
    Array.from({ length: 9 }, (_, index) => path(slice(index, 9, 21), index % 2 ? accent : primary)).join("") +
    Array.from({ length: 9 }, (_, index) => path(slice(index, 9, 11), index % 2 ? primary : ink)).join(""),
  clover: ({ leaf, accent }) =>
    line("M24 11.500c.4 4 1.700 7.500 4 10.500", leaf, 2.4) +
    around("m3", path(leaflet, leaf), 4, 24, 11, 45) +
    circle(24, 11, 1.6, accent),
  bell: ({ accent, primary, leaf, ink }) =>
    line("M24 1.500v3", primary, 2.6) +
    path("M24 3c6.200 0 9 4.500 9 9.200 0 3.600.8 5 3 7H12c2.200-2 3-3.400 3-7C15 7.500 17.800 3 24 3z", accent) +
    circle(24, 20.4, 2.6, ink) +
    line("M15.600 14.500h16.800", primary, 2) +
    mirrored(
      line("M10.500 5.500C8.800 8 8.300 10.500 8.800 13.500M6.500 3.500C4.500 7 4 10.500 4.700 14.500", leaf, 2),
    ),
  lemons: ({ accent, leaf, ink }) =>
    placed(lemon(accent, ink), 15.5, 14.5, 1, -28) +
    placed(`<g transform="scale(-1 1)">${lemon(accent, ink)}</g>`, 32.5, 14.5, 1, 28) +
    path("M24 13C18 11.500 15.500 7 17 2.500 22.500 3.500 25 7.500 24 13z", leaf) +
    path("M24 13c1-5.500 5-8.500 10.500-8C34 10 30 13 24 13z", leaf),
  star: ({ accent, primary, sky, warm }) =>
    path(star, accent) +
    around("m9", circle(0, -10.4, 2, sky), 5, 24, 12.4) +
    around("m8", path("M0 0-2.600-3.400 0-6.800 2.600-3.400z", primary), 5, 24, 12.4) +
    circle(24, 12.4, 2, warm),
  breeze: ({ sky, accent, leaf }) =>
    line("M9 8.500h18.500a3.700 3.700 0 1 0-3.700-3.700M5 14h31.500a4 4 0 1 0-4-4M11 19.200h13", sky, 2.7) +
    path("M37 22c-5 0-7.500-2.500-7-6.500 5-.3 7.500 2 7 6.500z", leaf) +
    circle(8.5, 19.2, 1.6, accent),
  beech: ({ leaf, accent, raised }) =>
    path("M24.500 22.500C33 21.500 38.500 16 38 6.500 30 6.500 24 12.500 24.500 22.500z", accent) +
    path(
      "M24 22.500C12.500 21 8 13 11.500 1.500c3 .3 4.800 1 6 2.300 2.200.5 3.500 1.700 4.200 3.600 1.800 1 2.700 2.500 2.700 4.400 1.500 2.800 1.300 6.500-.4 10.700z",
      leaf,
    ) +
    line(
      "M14 5.500c2 6.500 5.500 11.800 10 17M17 11.500l-4-.5M19.500 15.500l-5 .8M17 11.500l2-3.500M19.500 15.500l2.500-4",
      raised,
      1.2,
    ),
  "folk-flower": ({ primary, accent, leaf, ink }) =>
    line("M24 22V13M24 21.500c-5 0-9.500-2.500-11-7M24 21.500c5 0 9.500-2.500 11-7", leaf, 2.2) +
    mirrored(
      path("M24 20c-4 .5-7-1-8-4 4-1 7 .5 8 4z", leaf) + circle(11.5, 11, 4, accent) + circle(11.5, 11, 1.6, primary),
    ) +
    around("m5", circle(0, -5, 3.4, primary), 7, 24, 9) +
    circle(24, 9, 4.6, accent) +
    circle(24, 9, 2.2, ink),
  birch: ({ leaf, accent, ink }) =>
    line("M24 22.5V9", ink, 2) +
    (
      [
        [21.5, -66, leaf],
        [21.5, 66, accent],
        [16, -50, accent],
        [16, 50, leaf],
        [11.5, 0, leaf],
      ] as const
    )
      .map(([y, turn, fill]) =>
        placed(path("M0 0C-5.200-2.800-5.400-7.600 0-12 5.400-7.600 5.200-2.800 0 0z", fill), 24, y, 1, turn),
      )
      .join(""),
  bloom: ({ accent, primary, ink, leaf }) =>
    mirrored(path("M24 22.500C19 23 14.500 21 13 17c5.500-.5 9.500 1.500 11 5.500z", leaf)) +
    around("m6", path("M0-2C-4-5-3.700-10 0-11 3.700-10 4-5 0-2z", accent), 10, 24, 11.5) +
    circle(24, 11.5, 4.4, ink) +
    around("m7", circle(0, -2.4, 0.7, primary), 6, 24, 11.5),
} as const satisfies Record<string, Motif>;

export type MotifName = keyof typeof motifs;
