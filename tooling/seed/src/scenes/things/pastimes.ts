import type { Thing } from "../kit.ts";

/** A handbag with its clasp, 290 wide, 290 high. */
export const handbag: Thing = ({ kit, path, line, box, circle }) =>
  line("M-70-190q-4-100 70-100t70 100", 16, kit.deep) +
  path("M-118-196h236l28 172q2 24-24 24h-244q-26 0-24-24z", kit.main) +
  path("M-118-196h236l12 74Q70-84 0-84t-130-38z", kit.pale) +
  box(-22, -112, 44, 52, kit.accent, 8) +
  circle(0, -86, 8, kit.ink);

/** A bottle of scent and a pot of cream, 300 wide, 300 high. */
export const scent: Thing = ({ kit, box, path, line }) =>
  box(-92, -196, 150, 196, kit.pale, 22) +
  box(-74, -110, 114, 92, kit.main, 14) +
  box(-46, -232, 58, 40, kit.accent) +
  box(-62, -300, 90, 72, kit.ink, 10) +
  line("M-68-170v40", 9, kit.paper) +
  path("M76-66h100v46q0 20-20 20H96q-20 0-20-20z", kit.other) +
  box(68, -98, 116, 36, kit.paper, 8);

/** A ball, and the shoe that kicks it, 360 wide, 220 high. */
export const ball: Thing = ({ kit, circle, path, line }) =>
  circle(-96, -96, 96, kit.paper) +
  path("M-96-136l38 28-14 44h-48l-14-44z", kit.ink) +
  line("M-96-136v-54M-58-108l48-18M-72-64l28 42M-120-64l-28 42M-134-108l-48-18", 7, kit.ink) +
  path("M26-118q30 22 54-6l18-22 26 12q-6 46 24 62 40 16 40 48V0H26z", kit.main) +
  path("M20-22h172V0H20z", kit.accent) +
  line("M86-88l26 18M74-70l26 18", 7, kit.paper);

/** What one plays with in both hands, 380 wide, 240 high. */
export const gamepad: Thing = ({ kit, path, line, circle }) =>
  path(
    "M-110-220h220q60 0 76 80l14 90q6 56-44 50-26-4-50-56h-212q-24 52-50 56-50 6-44-50l14-90q16-80 76-80z",
    kit.main,
  ) +
  line("M-134-142h64M-102-174v64", 18, kit.paper) +
  circle(82, -164, 15, kit.accent) +
  circle(118, -128, 15, kit.pale) +
  circle(46, -128, 15, kit.pale) +
  circle(82, -92, 15, kit.accent) +
  line("M-18-176h36", 9, kit.ink);

/** A guitar that leans, 220 wide, 460 high. */
export const guitar: Thing = ({ kit, path, circle, box, line }) =>
  `<g transform="rotate(9)">${box(-13, -420, 26, 260, kit.deep)}${box(-24, -462, 48, 62, kit.ink, 8)}${path(
    "M-62-236q62-34 124 0 22 40-4 72 66 40 50 106Q90 2 0 2t-108-60q-16-66 50-106-26-32-4-72z",
    kit.main,
  )}${circle(0, -124, 36, kit.ink)}${box(-40, -48, 80, 16, kit.accent, 4)}${line("M-6-440V-44M6-440V-44", 3, kit.paper)}</g>`;

/** A small car from its side, 420 wide, 210 high. */
export const car: Thing = ({ kit, path, circle }) => {
  const wheel = (x: number) => circle(x, -40, 40, kit.ink) + circle(x, -40, 18, kit.paper);
  return (
    path("M-206-40v-60q0-26 34-30l42-6 44-62q8-12 26-12H66q20 0 34 16l44 58 40 10q24 8 24 36v50z", kit.main) +
    path("M-104-136l32-46h62v46zM12-136v-46h48q10 0 16 8l30 38z", kit.glow) +
    path("M182-104h26v26h-20z", kit.accent) +
    wheel(-116) +
    wheel(120)
  );
};

/** A dog that waits for its walk, 220 wide, 300 high. */
export const dog: Thing = ({ kit, path, ellipse, circle, line }) => {
  const fur = kit.edge ? kit.accent : kit.deep === "#0a182b" ? kit.other : kit.deep;
  return (
    line("M74-40q46-10 40-64", 18, fur) +
    path("M-60 0q-14-150 44-176h26Q84-140 84-40v40z", fur) +
    ellipse(-30, -10, 42, 18, kit.paper) +
    circle(-14, -224, 70, fur) +
    path("M-74-256q-44 10-40 84 32 14 50-30zM40-262q50 4 56 80-30 18-56-24z", kit.ink) +
    ellipse(-18, -196, 38, 28, kit.paper) +
    circle(-40, -238, 8, kit.ink) +
    circle(8, -238, 8, kit.ink) +
    ellipse(-20, -208, 13, 9, kit.ink) +
    path("M-72-160q56 26 112 0l-4 24q-52 22-102 0z", kit.main)
  );
};
