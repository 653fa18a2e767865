import type { Thing } from "../kit.ts";

/** A telephone with a present on its screen, 190 wide, 360 high. */
export const phone: Thing = ({ kit, box, path, line }) =>
  box(-98, -370, 196, 370, kit.ink, 30) +
  box(-82, -346, 164, 316, kit.glow, 14) +
  box(-54, -196, 108, 84, kit.main, 6) +
  box(-62, -224, 124, 32, kit.main, 6) +
  box(-11, -224, 22, 112, kit.accent) +
  path("M0-226c-10-34-58-36-54-12 3 16 34 18 54 12zM0-226c10-34 58-36 54-12-3 16-34 18-54 12z", kit.accent) +
  line("M-46-76h92", 14, kit.pale);

/** A letter box on the street, 200 wide, 340 high. */
export const postbox: Thing = ({ kit, box, path, line }) =>
  box(-16, -150, 32, 150, kit.deep) +
  path("M-110-150v-110q0-80 80-80h60q80 0 80 80v110z", kit.main) +
  path("M-110-150v-110q0-80 60-80t60 80v110z", kit.pale) +
  line("M-80-236h60", 10, kit.ink) +
  `<g transform="rotate(-12 -50 -250)">${box(-92, -268, 84, 56, kit.paper, 4)}</g>` +
  line("M60-250v-76h36", 10, kit.accent);

/** A hand-written sheet and its pen, 320 wide. */
export const letter: Thing = ({ kit, box, line, path }) =>
  `<g transform="rotate(-5)">${box(-150, -230, 300, 230, kit.paper, 6)}${line("M-116-184q20-18 40 0t40 0 40 0M-116-144q26-16 50 0t50 0 50 0 40 0M-116-104q22-18 44 0t44 0 44 0M-116-64q20-16 40 0t30 0", 6, kit.main)}</g>` +
  `<g transform="translate(150 -20)rotate(28)">${path("M-12-220h24V-40L0 0l-12-40z", kit.accent)}${path("M-12-40h24L0 0z", kit.ink)}</g>`;

/** A desk computer with a rising chart, 320 wide, 290 high. */
export const laptop: Thing = ({ kit, box, path, line }) =>
  box(-150, -240, 300, 214, kit.ink, 14) +
  box(-132, -222, 264, 178, kit.glow, 6) +
  box(-100, -120, 36, 60, kit.pale) +
  box(-48, -152, 36, 92, kit.main) +
  box(4, -134, 36, 74, kit.accent) +
  box(56, -190, 36, 130, kit.main) +
  line("M-108-58h216", 5, kit.ink) +
  path("M-186-26h372q-6 26-36 26h-300q-30 0-36-26z", kit.deep);

/** Houses of work, 380 wide, 460 high. */
export const offices: Thing = ({ kit, box }) => {
  const windows = (x: number, y: number, columns: number, rows: number, color: string) =>
    Array.from({ length: columns * rows }, (_, at) =>
      box(x + (at % columns) * 46, y + Math.floor(at / columns) * 62, 28, 38, at % 5 === 2 ? kit.accent : color, 2),
    ).join("");
  return (
    box(-190, -330, 180, 330, kit.pale) +
    windows(-168, -302, 3, 4, kit.paper) +
    box(-30, -460, 210, 460, kit.main) +
    windows(-6, -430, 4, 6, kit.pale) +
    box(40, -70, 70, 70, kit.ink, 4)
  );
};

/** A round table with four cups and a cake, as a team sits at it: from the side, 460 wide. */
export const teamTable: Thing = ({ kit, box, ellipse, line, path }) => {
  const cup = (x: number) => path(`M${x - 34}-228h68q4 62-22 72h-24q-26-10-22-72z`, kit.accent);
  const stool = (x: number) => line(`M${x}-70V0M${x - 30} 0h60`, 10, kit.ink) + ellipse(x, -76, 52, 16, kit.other);
  return (
    stool(-220) +
    stool(220) +
    line("M0-130V-8M-70-4H70", 18, kit.ink) +
    ellipse(0, -138, 226, 26, kit.pale) +
    cup(-140) +
    cup(140) +
    box(-64, -206, 128, 60, kit.paper, 8) +
    path("M-64-190q16 20 32 0 16 20 32 0 16 20 32 0 16 20 32 0v-8q0-8-8-8H-56q-8 0-8 8z", kit.main) +
    line("M0-206v-34", 8, kit.accent)
  );
};

/** A shopping basket with nothing in it, 300 wide, 290 high. */
export const emptyBasket: Thing = ({ kit, path, line, box }) =>
  line("M-96-170Q-90-300 0-300t96 130", 16, kit.deep) +
  path("M-150-170h300L116 0h-232z", kit.accent) +
  line("M-100-140-84-24M-34-140l6 116M34-140l-6 116M100-140 84-24M-128-84h256", 7, kit.deep) +
  box(-166, -196, 332, 40, kit.main, 12);

/** A glass to look through, 260 wide, 320 high. */
export const magnifier: Thing = ({ kit, line }) =>
  line("M60-110 118-16", 30, kit.ink) +
  `<circle cx="-10" cy="-200" r="100" fill="${kit.paper}" fill-opacity=".6" stroke="${kit.main}" stroke-width="22"/>` +
  line("M-70-220q14-46 60-50", 12, kit.paper);

/** An album, open, with places for what is to come, 380 wide, 210 high. */
export const album: Thing = ({ kit, path, line }) => {
  const place = (x: number, y: number) =>
    `<rect x="${x}" y="${y}" width="74" height="48" rx="6" fill="none" stroke="${kit.deep}" stroke-width="4" stroke-dasharray="10 8"/>`;
  return (
    path("M-196-196q100-34 196 0 96-34 196 0V0Q96-34 0 0q-96-34-196 0z", kit.main) +
    path("M-180-200q96-30 180 4V-16q-84-34-180-4zM180-200Q84-230 0-196v180q84-34 180-4z", kit.paper) +
    place(-158, -172) +
    place(-74, -172) +
    place(-158, -104) +
    place(22, -172) +
    place(22, -104) +
    place(100, -172) +
    line("M-66-86h40M104-86h40", 7, kit.pale)
  );
};

/** A heart on a shelf, 320 wide, 300 high. */
export const heartShelf: Thing = ({ kit, box, path }) =>
  box(-190, -40, 380, 28, kit.deep, 6) +
  path("M-150-12h28l-14 44zM122-12h28l-14 44z", kit.deep) +
  path("M0-44C-120-120-142-170-118-220-86-270-22-250 0-204 22-250 86-270 118-220 142-170 120-120 0-44z", kit.main) +
  path("M-84-204q6-34 40-36-30 18-28 48z", kit.pale);
