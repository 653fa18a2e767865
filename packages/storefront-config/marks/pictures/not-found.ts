import type { Drawing, Subject } from "../subject.ts";
import { circle, line, path, placed, rectangle, svg } from "../svg.ts";

const [width, height] = [360, 220];

const scenes = {
  /** A present between the digits, on the table; what was in it has gone. */
  CB: ({ colors, motif }: Subject): string =>
    `<ellipse cx="180" cy="112" rx="168" ry="98" fill="${colors.sunken}"/>` +
    line("M24 182h312", colors.ink, 3) +
    `<ellipse cx="180" cy="184" rx="62" ry="5" fill="${colors.ink}" opacity=".16"/>` +
    line("M196 62c26 4 40-8 46-22s18-20 30-16", colors.primary, 2.5, ' stroke-dasharray="1 8"') +
    placed(motif, 266, 6, 0.9, 14),
  CK: ({ colors }: Subject): string =>
    [
      [40, 36, colors.warm, 20],
      [96, 18, colors.sky, -35],
      [150, 30, colors.accent, 60],
      [236, 22, colors.warm, -20],
      [318, 44, colors.sky, 40],
      [334, 120, colors.accent, -50],
      [22, 118, colors.accent, 15],
      [60, 196, colors.sky, 70],
      [286, 198, colors.warm, 10],
      [180, 206, colors.leaf, -15],
      [120, 200, colors.warm, 35],
      [232, 204, colors.sky, 0],
    ]
      .map(([x, y, fill, turn]) =>
        rectangle(Number(x), Number(y), 14, 7, 2.5, `${fill}`, ` transform="rotate(${turn} ${x} ${y})"`),
      )
      .join("") +
    circle(66, 62, 5, colors.leaf) +
    circle(300, 82, 5, colors.warm) +
    circle(208, 14, 4, colors.leaf),
  GCS: ({ colors }: Subject): string =>
    `<g class="w">${Array.from({ length: 9 }, (_, index) =>
      line(
        `M0 ${70 + index * 10}C60 ${20 + index * 10} 120 ${120 + index * 10} 180 ${70 + index * 10}S300 ${20 + index * 10} 360 ${70 + index * 10}`,
        index % 2 ? colors.accent : colors.primary,
        0.7,
        ' opacity=".4"',
      ),
    ).join("")}</g>${circle(180, 110, 72, colors.paper)}`,
} as const;

/** What stands on the ground of the page itself, whose `color-scheme` says whether it is night. */
const byNight = {
  CB: "",
  CK: "<style>@media(prefers-color-scheme:dark){.d path{fill:#F0F7FF}}</style>",
  GCS: "<style>@media(prefers-color-scheme:dark){.d path{fill:#C4C7FF}.w path{stroke:#AEB2FF}}</style>",
} as const;

/** "404", its nought the sign of the storefront. */
export const notFound = (subject: Subject): Drawing => {
  const { letters, colors, storefront } = subject;
  const { group } = storefront;
  const face = letters[group];
  const size = 158;
  const digit = (x: number, y: number, turn: number) =>
    placed(path(face.path("4", { x: 0, y: 0, size, anchor: "middle" }), colors.ink), x, y, 1, turn);
  const sway = group === "CK" ? 9 : 0;
  const digits = digit(72, 180 - sway, -sway) + digit(288, 180 - sway, sway);
  return {
    width,
    height,
    svg: svg(
      width,
      height,
      byNight[group] +
        scenes[group](subject) +
        (byNight[group] ? `<g class="d">${digits}</g>` : digits) +
        placed(subject.sign(), 116, group === "CB" ? 63 : 46, 128 / 48),
    ),
  };
};
