import type { Thing } from "../kit.ts";

const flame = (x: number, y: number) => `M${x} ${y}c-16-16-8-30 0-44 8 14 16 28 0 44z`;

/** A birthday cake on its stand, 300 wide. */
export const cake: Thing = ({ kit, path, box, ellipse, shade }) => {
  const candles = [-70, -24, 24, 70].map(
    (x) => box(x - 6, -316, 12, 66, kit.paper, 3) + path(flame(x, -318), kit.accent),
  );
  return (
    path("M-50-8q30-14 30-54h40q0 40 30 54z", kit.paper) +
    ellipse(0, -62, 176, 18, kit.paper) +
    candles.join("") +
    box(-140, -170, 280, 100, kit.pale, 14) +
    box(-110, -254, 220, 90, kit.paper, 14) +
    path(
      "M-110-240q0-14 14-14H96q14 0 14 14v22q-18 28-37 0-18 34-37 0-18 24-36 0-18 34-37 0-18 24-36 0-18 30-37 0z",
      kit.main,
    ) +
    path(
      "M-140-150q24 26 47 0 23 28 46 0 24 24 47 0 23 28 47 0 23 24 46 0 24 26 47 0v-6q0-14-14-14h-252q-14 0-14 14z",
      kit.main,
    ) +
    (kit.edge ? "" : shade("M70-158h70v74q0 14-14 14H70z", kit.ink, 0.08))
  );
};

/** A cup that steams on its saucer, 180 wide. */
export const cup: Thing = ({ kit, path, ellipse, line }) =>
  line("M-26-150q-16-22 0-44t0-44M22-150q-16-22 0-44t0-44", 7, kit.deep) +
  line("M66-96q50-8 46 26-4 30-56 34", 14, kit.paper) +
  ellipse(0, -8, 104, 14, kit.pale) +
  path("M-72-126H72q2 112-52 116h-40Q-74-14-72-126z", kit.paper) +
  path("M-72-96q72 30 144 0-2 18-6 34-66 26-132 0-4-16-6-34z", kit.main);

/** Two glasses that touch, 240 wide. */
export const glasses: Thing = ({ kit, path, wire, circle }) => {
  const glass = (turn: number, x: number) =>
    `<g transform="translate(${x} 0)rotate(${turn})">${path("M-38-300h76q6 110-38 130-44-20-38-130z", kit.paper)}${path("M-37-258h74q-2 74-37 88-35-14-37-88z", kit.accent)}${wire("M0-170V-8M-36-4h72", 9)}</g>`;
  return glass(4, -60) + glass(-4, 60) + [-28, 0, 26].map((x, at) => circle(x, -340 - at * 26, 9, kit.accent)).join("");
};

/** Flowers in a vase, 240 wide, 400 high. */
export const flowers: Thing = ({ kit, path, circle, line }) => {
  const bloom = (x: number, y: number, size: number, color: string) =>
    [0, 72, 144, 216, 288]
      .map((turn) => {
        const angle = (turn * Math.PI) / 180;
        return circle(x + Math.sin(angle) * size, y - Math.cos(angle) * size, size * 0.72, color);
      })
      .join("") + circle(x, y, size * 0.62, kit.accent === color ? kit.main : kit.accent);
  return (
    line(
      "M0-120Q-6-220-80-290M0-120Q0-230 4-350M0-120Q10-210 86-280M0-130Q-30-170-104-186M0-130Q40-190 110-190",
      7,
      kit.leaf,
    ) +
    path("M-40-214q-58-10-72-60 56 0 72 60zM44-214q52-14 62-66-54 8-62 66z", kit.leaf) +
    bloom(-84, -300, 36, kit.main) +
    bloom(90, -288, 34, kit.other) +
    bloom(4, -366, 42, kit.pale) +
    bloom(-112, -190, 24, kit.accent) +
    bloom(116, -192, 24, kit.main) +
    path("M-52-160H52q-10 34 14 74Q86-40 46 0h-92q-40-40-20-86 24-40 14-74z", kit.paper) +
    path("M-70-78q70 26 140 0 4 22-2 40-68 22-136 0-6-18-2-40z", kit.main)
  );
};

/** A pile of books with a mark in the uppermost, 260 wide. */
export const books: Thing = ({ kit, box, path, line }) =>
  box(-130, -46, 260, 46, kit.main, 6) +
  box(-112, -88, 232, 42, kit.accent, 6) +
  box(-124, -136, 220, 48, kit.leaf, 6) +
  line("M-96-24H20M-84-68H60M-96-112H10", 7, kit.paper) +
  path("M60-136h26v72L73-76 60-64z", kit.other);

/** A plate under its cloche, 320 wide. */
export const cloche: Thing = ({ kit, path, ellipse, circle, shade }) =>
  ellipse(0, -14, 180, 18, kit.paper) +
  path("M-140-26Q-136-176 0-180 136-176 140-26z", kit.pale) +
  shade("M-104-50q6-76 66-104-34 44-34 104z", kit.paper, 0.6) +
  circle(0, -190, 16, kit.accent);

/** A clock on two feet, 220 wide; it is five to twelve. */
export const clock: Thing = ({ kit, circle, line, path }) =>
  path("M-74-30-96 0h26l26-22zM74-30 96 0H70L44-22z", kit.ink) +
  path("M-104-196a48 48 0 0 1 64-42zM104-196a48 48 0 0 0-64-42z", kit.accent) +
  circle(0, -122, 110, kit.main) +
  circle(0, -122, 84, kit.paper) +
  line("M0-122v-56M0-122-26-166", 10, kit.ink) +
  line("M0-192v-2M68-122h2M0-54v2M-68-122h-2", 10, kit.deep);
