import type { Thing } from "../kit.ts";

/** Two rings on their cushion, 280 wide. */
export const rings: Thing = ({ kit, path, circle }) => {
  const ring = (x: number, color: string) =>
    `<circle cx="${x}" cy="-160" r="62" fill="none" stroke="${kit.ink}" stroke-width="${kit.edge ? 24 : 0}"/><circle cx="${x}" cy="-160" r="62" fill="none" stroke="${color}" stroke-width="18"/>`;
  return (
    path(
      "M-160-60q-20-60 30-56 130-20 260 0 50-4 30 56 20 62-30 58-130 18-260 0-50 4-30-58z",
      kit.group === "CK" ? kit.other : kit.pale,
    ) +
    ring(-38, kit.accent) +
    ring(40, kit.edge ? kit.accent : kit.main) +
    path("M-38-226l-28-30 14-20h28l14 20z", kit.paper) +
    circle(0, -58, 10, kit.main)
  );
};

/** A pram, 340 wide, 330 high. */
export const pram: Thing = ({ kit, path, circle, line }) => {
  const wheel = (x: number) => circle(x, -48, 48, kit.ink) + circle(x, -48, 32, kit.paper) + circle(x, -48, 9, kit.ink);
  return (
    line("M-84-50 60-150M92-50-70-150", 10, kit.ink) +
    line("M132-190q50-30 58-92", 12, kit.ink) +
    path("M-150-210a150 150 0 0 1 150-130v130z", kit.main) +
    line("M0-210-106-316M0-210-40-334", 5, kit.pale) +
    path("M-150-214h290q-10 100-106 106h-78q-96-6-106-106z", kit.main) +
    path("M-150-214h290q-2 18-8 34h-274q-6-16-8-34z", kit.accent) +
    wheel(-84) +
    wheel(92)
  );
};

/** A bear that sits, 200 wide, 260 high. */
export const bear: Thing = ({ kit, circle, ellipse, path, line }) => {
  const fur = kit.edge ? kit.accent : kit.deep === "#0a182b" ? kit.other : kit.deep;
  return (
    circle(-52, -238, 24, fur) +
    circle(52, -238, 24, fur) +
    ellipse(0, -76, 84, 80, fur) +
    ellipse(0, -66, 46, 48, kit.paper) +
    ellipse(-72, -24, 36, 24, fur) +
    ellipse(72, -24, 36, 24, fur) +
    circle(0, -190, 72, fur) +
    ellipse(0, -168, 34, 26, kit.paper) +
    circle(-26, -204, 8, kit.ink) +
    circle(26, -204, 8, kit.ink) +
    ellipse(0, -178, 11, 8, kit.ink) +
    line("M-12-158q12 10 24 0", 5, kit.ink) +
    path("M0-124-38-146v44zM0-124l38-22v44z", kit.main) +
    circle(0, -124, 10, kit.main)
  );
};

/** A fir with its baubles, 300 wide, 450 high. */
export const fir: Thing = ({ kit, path, box, circle }) =>
  box(-24, -60, 48, 60, kit.deep) +
  path("M0-470 110-300H56l86 130H84L168-50h-336L-84-170h-58l86-130h-54z", kit.leaf) +
  [
    [-36, -290, 0],
    [44, -250, 1],
    [-70, -160, 1],
    [26, -150, 2],
    [-96, -76, 2],
    [96, -80, 0],
    [0, -76, 1],
  ]
    .map(([x = 0, y = 0, color = 0]) => circle(x, y, 17, [kit.main, kit.accent, kit.pale][color] ?? kit.main))
    .join("") +
  path("M0-510 12-478 46-476 20-455 29-422 0-441-29-422-20-455-46-476-12-478z", kit.accent);

/** A bed made for somebody who stays in it: pillow, blanket and a heart on it, 452 wide. */
export const bed: Thing = ({ kit, path, box }) => {
  const wood = kit.group === "CK" ? kit.other : kit.deep;
  return (
    box(-226, -250, 40, 250, wood, 16) +
    box(190, -166, 36, 166, wood, 14) +
    box(-200, -58, 404, 34, wood, 8) +
    box(-190, -112, 384, 62, kit.paper, 10) +
    path("M-176-112q-22-26-6-58 10-20 34-20h62q26 0 34 20 14 32-4 58z", kit.paper) +
    path("M-176-112q-22-26-6-58 6 34 34 40 40 6 92 18z", kit.pale) +
    path("M-84-112q4-64 70-64H140q54 0 54 60v72q0 14-14 14H-84z", kit.main) +
    path("M-84-112q4-64 70-64h22q-48 8-48 64v82h-44z", kit.pale) +
    path("M90-68C52-94 40-112 50-128q16-18 40 4 24-22 40-4 10 16-40 60z", kit.accent)
  );
};

/** A suitcase with its labels, 300 wide, 250 high. */
export const suitcase: Thing = ({ kit, path, box, circle, line }) =>
  line("M-50-226v-30q0-22 22-22h56q22 0 22 22v30", 14, kit.ink) +
  box(-150, -226, 300, 226, kit.main, 22) +
  box(-100, -226, 26, 226, kit.deep) +
  box(74, -226, 26, 226, kit.deep) +
  circle(0, -140, 40, kit.accent) +
  path("M-22-140l18 16 28-34 8 10-36 44-26-24z", kit.ink) +
  box(-54, -74, 108, 40, kit.paper, 4);

/** A rain of stars and paper, centred on 0, 0, 600 wide. */
export const sparks: Thing = ({ kit, path, circle, box }) => {
  const star = (x: number, y: number, size: number, color: string) =>
    path(
      `M${x} ${y - size}q${size * 0.16} ${size * 0.84} ${size} ${size}q${-size * 0.84} ${size * 0.16} ${-size} ${size}q${-size * 0.16} ${-size * 0.84} ${-size} ${-size}q${size * 0.84} ${-size * 0.16} ${size} ${-size}z`,
      color,
    );
  return (
    star(-240, -40, 30, kit.accent) +
    star(210, -90, 38, kit.main) +
    star(-60, -130, 24, kit.other) +
    star(270, 60, 22, kit.accent) +
    circle(-150, -100, 11, kit.main) +
    circle(110, -30, 9, kit.leaf) +
    `<g transform="rotate(24 -190 60)">${box(-200, 50, 22, 12, kit.other, 2)}</g><g transform="rotate(-30 150 -150)">${box(140, -158, 24, 12, kit.accent, 2)}</g>`
  );
};

/** A speech bubble with a heart, 240 wide; its point at 0, 0. */
export const thanks: Thing = ({ kit, path }) =>
  path("M0 0-14-60h-86q-30 0-30-30v-120q0-30 30-30h200q30 0 30 30v120q0 30-30 30H36z", kit.paper) +
  path("M0-88C-64-128-76-154-64-180-48-206-12-196 0-172 12-196 48-206 64-180 76-154 64-128 0-88z", kit.main);
