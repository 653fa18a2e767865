import type { Thing } from "../kit.ts";

/** A candle in its holder, 150 wide, 250 high. */
export const candle: Thing = ({ kit, path, box, ellipse, line }) =>
  '<g class="n" fill="#ffd98a" fill-opacity=".14" display="none"><circle cy="-206" r="110"/><circle cy="-206" r="80"/><circle cy="-206" r="54"/></g>' +
  line("M56-20q44-4 34-34-14-22-36 2", 9, kit.deep) +
  ellipse(0, -16, 68, 16, kit.main) +
  box(-25, -158, 50, 142, kit.paper, 8) +
  path("M-25-150q0-8 8-8h34q8 0 8 8v34q-9 16-16 0-8-24-17 0-8 26-17 0z", kit.pale) +
  line("M0-160v-16", 5, kit.ink) +
  path("M0-174c-26-18-18-46 0-76 18 30 26 58 0 76z", kit.accent);

/** A twig that lies, 260 wide, 110 high. */
export const sprig: Thing = ({ kit, path, line }) =>
  line("M-120-16Q0-70 120-52", 6, kit.leaf) +
  path(
    "M-84-30c-30-14-36-40-26-66 32 8 44 34 26 66zM-34-46c-24-22-24-50-6-72 28 18 32 46 6 72zM22-56c-14-28-4-52 22-66 18 26 10 52-22 66zM-52-40c10-24 36-32 64-20-12 30-38 36-64 20zM8-54c14-18 40-20 62-2-18 24-44 24-62 2zM116-52c-22-20-24-40-16-60 32 6 40 30 16 60z",
    kit.leaf,
  );

/** Two tickets, one over the other, 270 wide, 150 high. */
export const ticket: Thing = ({ kit, path, line }) => {
  const one = (color: string) =>
    path("M-116-104h232v30a22 22 0 0 0 0 44v30h-232v-30a22 22 0 0 0 0-44z", color) +
    `<path d="M56-96v88" fill="none" stroke="${kit.paper}" stroke-width="5" stroke-dasharray="9 9"/>`;
  return (
    `<g transform="translate(14 -26)rotate(9)">${one(kit.accent)}</g>` +
    `<g transform="rotate(-6)">${one(kit.main)}${path("M-30-86l11 23 25 3-18 17 5 25-23-12-23 12 5-25-18-17 25-3z", kit.paper)}${line("M80-72v40", 6, kit.paper)}</g>`
  );
};

/** A small cake in its paper, with a cherry, 180 wide, 210 high. */
export const cupcake: Thing = ({ kit, path, line, circle }) =>
  path("M-72-100H72L52 0H-52z", kit.accent) +
  line("M-40-84l8 70M0-84v70M40-84l-8 70", 6, kit.paper) +
  path(
    "M-88-96c-16-40 14-56 30-54-8-36 24-50 36-44 0-22 44-22 44 0 12-6 44 8 36 44 16-2 46 14 30 54q-88 20-176 0z",
    kit.pale,
  ) +
  circle(0, -202, 19, kit.main);

/** An apple with its leaf, 160 wide, 180 high. */
export const apple: Thing = ({ kit, path, line, shade }) => {
  const skin = kit.group === "CB" ? kit.main : kit.other;
  return (
    path("M0-126c-30-20-84-10-80 50 4 52 40 84 80 70 40 14 76-18 80-70 4-60-50-70-80-50z", skin) +
    shade("M-56-92q8-24 30-22-22 14-20 44-14-4-10-22z", kit.paper, 0.6) +
    line("M0-124q-2-26 10-42", 8, kit.deep) +
    path("M8-140c12-36 44-40 70-32-10 34-38 44-70 32z", kit.leaf)
  );
};

/** A camera, 260 wide, 200 high. */
export const camera: Thing = ({ kit, box, circle, path, line }) =>
  path("M-56-150l18-36h76l18 36z", kit.other) +
  box(-130, -152, 260, 152, kit.other, 20) +
  box(-130, -104, 260, 62, kit.ink) +
  circle(0, -72, 60, kit.paper) +
  circle(0, -72, 42, kit.main) +
  circle(0, -72, 22, kit.ink) +
  line("M-12-92q6-8 16-8", 6, kit.paper) +
  circle(94, -128, 11, kit.accent);

/** Popcorn in its bucket, 220 wide, 280 high. */
export const popcorn: Thing = ({ kit, path, circle }) =>
  [
    [-66, -196, 36],
    [-22, -226, 40],
    [34, -222, 38],
    [72, -192, 34],
    [4, -192, 40],
  ]
    .map(([x = 0, y = 0, r = 0], at) => circle(x, y, r, at % 2 === 0 ? kit.paper : kit.accent))
    .join("") +
  path("M-96-180H96L70 0H-70z", kit.paper) +
  path("M-96-180h38L-42 0h-28zM-20-180h40L14 0h-28zM58-180h38L70 0H42z", kit.main);

/** A bone, 220 wide, 90 high. */
export const bone: Thing = ({ kit, path }) =>
  path(
    "M-62-58q-10-34-38-30-24 6-16 32-26 4-20 28 10 26 36 14 14-14 30-16H64q16 2 30 16 26 12 36-14 6-24-20-28 8-26-16-32-28-4-38 30z",
    kit.paper,
  );
