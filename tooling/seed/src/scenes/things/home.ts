import type { Thing } from "../kit.ts";

/** A front door with its mat and a wreath of leaves, 240 wide, 440 high. */
export const door: Thing = ({ kit, box, circle, line, path }) => {
  const leaves = Array.from({ length: 12 }, (_, at) => {
    const angle = (at * Math.PI) / 6;
    return `<g transform="translate(${Math.round(Math.cos(angle) * 46)} ${Math.round(-300 + Math.sin(angle) * 46)})rotate(${at * 30 + 90})">${path("M0 0c-16-10-12-30 0-34 12 4 16 24 0 34z", kit.leaf)}</g>`;
  });
  return (
    box(-136, -456, 272, 456, kit.paper, 10) +
    box(-112, -432, 224, 432, kit.main, 6) +
    box(-84, -178, 76, 130, kit.pale, 4) +
    box(8, -178, 76, 130, kit.pale, 4) +
    leaves.join("") +
    path("M-8-256h16l26 40-34-16-34 16z", kit.accent) +
    circle(84, -210, 11, kit.accent) +
    line("M-150-4h300", 14, kit.deep)
  );
};

/** A house seen from the street, 360 wide, 400 high. */
export const house: Thing = ({ kit, box, path, circle }) =>
  box(70, -360, 46, 110, kit.deep) +
  box(-150, -230, 300, 230, kit.paper) +
  path("M-190-220 0-390 190-220z", kit.main) +
  box(-36, -130, 78, 130, kit.accent, 4) +
  box(-118, -170, 62, 62, kit.pale, 3) +
  box(64, -170, 62, 62, kit.pale, 3) +
  circle(0, -282, 26, kit.pale) +
  circle(24, -64, 6, kit.ink);

/** A key with its tag, lying, 260 wide. */
export const key: Thing = ({ kit, circle, line, path }) =>
  line("M-30-44H130M84-44v34M118-44v30", 18, kit.accent) +
  circle(-70, -44, 44, kit.accent) +
  circle(-70, -44, 18, kit.glow) +
  line("M-84-66q-40-60-90-34", 5, kit.ink) +
  path("M-178-112q-58 0-58 34t58 34l34-34z", kit.main);

/** A plant in its pot, 220 wide, 330 high. */
export const plant: Thing = ({ kit, path, box, line }) =>
  line("M0-110Q-4-190-44-262M0-110Q2-210 16-310M0-110Q18-180 74-232", 6, kit.leaf) +
  path(
    "M-40-250c-58 14-84-10-90-52 54-10 86 8 90 52zM16-296c-26-40-14-76 12-100 28 30 28 66-12 100zM70-226c50 8 78-14 82-58-50-8-82 14-82 58zM-14-176c-44 4-66-18-70-48 44-6 68 14 70 48zM14-166c36 6 58-8 64-40-36-6-60 8-64 40z",
    kit.leaf,
  ) +
  path("M-66-120H66L48 0h-96z", kit.main) +
  box(-78, -132, 156, 34, kit.main, 6);

/** A chair for reading, 300 wide, 330 high. */
export const armchair: Thing = ({ kit, path, box, line }) =>
  line("M-104-20V0M104-20V0", 16, kit.ink) +
  path("M-116-120v-130q0-80 80-80h72q80 0 80 80v130z", kit.main) +
  path("M-150-170q0-36 34-36t34 36v80H82v-80q0-36 34-36t34 36v120q0 30-30 30h-240q-30 0-30-30z", kit.main) +
  box(-84, -132, 168, 52, kit.pale, 22) +
  path("M-46-240l92-18 20 94-92 18z", kit.accent);

/** A lamp on its stand with its light, 240 wide, 470 high. */
export const lamp: Thing = ({ kit, path, wire, shade }) =>
  shade("M-96-350-220 0h440L96-350z", kit.accent, 0.22) +
  wire("M0-350V-10M-56-6H56", 10) +
  path("M-60-460H60l44 116h-208z", kit.accent);

/** A window with the moon in it, 300 × 340, its sill at the foot. */
export const nightWindow: Thing = ({ kit, box, path, circle, line }) =>
  box(-150, -340, 300, 320, kit.paper, 8) +
  box(-126, -316, 252, 276, kit.ink === kit.floor ? kit.ink : "#2a2c55", 4) +
  path("M40-240a66 66 0 1 0 44 112 80 80 0 0 1-44-112z", kit.accent) +
  [
    [-86, -270],
    [-40, -200],
    [-96, -140],
    [96, -280],
  ]
    .map(([x = 0, y = 0]) => circle(x, y, 6, kit.paper))
    .join("") +
  line("M0-316v276M-126-178h252", 12, kit.paper) +
  box(-172, -34, 344, 34, kit.paper, 6);

/** A ladder against nothing, 150 wide, 400 high. */
export const ladder: Thing = ({ kit, line }) =>
  line("M-70 0-40-400M70 0 40-400", 16, kit.deep) +
  line("M-64-70h128M-58-150h116M-52-230h104M-46-310h92", 12, kit.deep);
