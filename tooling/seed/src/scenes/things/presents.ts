import type { Thing } from "../kit.ts";

/** A bow whose knot is at 0, 0. */
const bow: Thing = ({ kit, path, circle }) =>
  path("M0 0C-20-62-104-66-96-22-90 8-34 8 0 0z", kit.accent) +
  path("M0 0C20-62 104-66 96-22 90 8 34 8 0 0z", kit.accent) +
  path("M-4 4-46 62-22 54-14 74 8 6zM4 4 46 62 22 54 14 74-8 6z", kit.accent) +
  circle(0, 0, 17, kit.accent);

/** A box with lid, ribbon and bow, 250 wide. */
export const present: Thing = (hand) => {
  const { kit, box, shade } = hand;
  return (
    box(-125, -190, 250, 190, kit.main, 6) +
    shade("M40-190h85V0H40z", kit.ink) +
    box(-142, -240, 284, 62, kit.main, 8) +
    shade("M-142-190h284v12h-284z", kit.ink, 0.2) +
    box(-26, -240, 52, 240, kit.accent) +
    shade("M6-240h20V0H6z", kit.ink, 0.1) +
    `<g transform="translate(0 -246)">${bow(hand)}</g>`
  );
};

/** A present, low and pale. */
export const smallPresent: Thing = (hand) => {
  const { kit, box, shade } = hand;
  return (
    box(-80, -110, 160, 110, kit.pale, 5) +
    shade("M20-110h60V0H20z", kit.ink, 0.1) +
    box(-18, -110, 36, 110, kit.main) +
    `<g transform="translate(0 -112)scale(.6)">${bow({ ...hand, kit: { ...kit, accent: kit.main } })}</g>`
  );
};

/** A gift card that leans, with its ribbon, 300 wide. */
export const card: Thing = (hand) => {
  const { kit, box, line, circle } = hand;
  return (
    `<g transform="rotate(-7)">${box(-150, -190, 300, 190, kit.main, 16)}` +
    `<g opacity=".9">${circle(88, -132, 30, kit.accent)}</g>` +
    line("M-118-140h96M-118-112h60", 10, kit.paper) +
    box(-118, -66, 56, 38, kit.accent, 6) +
    line("M-30-44h140", 8, kit.pale) +
    "</g>"
  );
};

/** An open envelope from which a card comes, 300 wide. */
export const envelope: Thing = (hand) => {
  const { kit, path, box, line } = hand;
  return (
    path("M-150-150 0-262 150-150V0h-300z", kit.pale) +
    `<g transform="rotate(-4 0 -120)">${box(-116, -240, 232, 190, kit.paper, 8)}${line("M-84-196H40M-84-166H84M-84-136H10", 8, kit.pale)}${box(46, -222, 46, 40, kit.accent, 6)}</g>` +
    path("M-150-150 0-40 150-150V-8q0 8-8 8h-284q-8 0-8-8z", kit.paper) +
    line("M-146-4-34-66M146-4 34-66", 4, kit.deep)
  );
};

/** A letter under a seal of wax, 280 wide. */
export const sealed: Thing = ({ kit, path, circle, line }) =>
  path("M-140-180h280V0h-280z", kit.paper) +
  path("M-140-180 0-70 140-180z", kit.pale) +
  circle(0, -76, 36, kit.main) +
  circle(0, -76, 24, kit.main) +
  line("M-9-77l7 8 12-15", 6, kit.accent);

/** A parcel with tape and label, 260 wide. */
export const parcel: Thing = ({ kit, box, shade, line }) =>
  box(-130, -180, 260, 180, kit.accent, 4) +
  shade("M50-180h80V0H50z", kit.ink, 0.1) +
  box(-22, -180, 44, 80, kit.paper) +
  box(-104, -70, 92, 50, kit.paper, 3) +
  line("M-92-54h60M-92-38h40", 6, kit.deep);

/** A moving box, open. */
export const movingBox: Thing = ({ kit, path, box, shade, line }) =>
  path("M-120-160-172-208-60-214-30-160zM120-160l52-48-112-6-30 54z", kit.deep) +
  box(-120, -160, 240, 160, kit.floor === kit.ink ? kit.accent : kit.floor, 4) +
  shade("M40-160h80V0H40z", kit.ink, 0.12) +
  line("M-90-40V-96m-16 18 16-18 16 18M-44-40V-96m-16 18 16-18 16 18", 7, kit.ink);

/** Balloons on their strings, 280 wide, 470 high. */
export const balloons: Thing = ({ kit, path, wire, shade }) => {
  const one = (x: number, y: number, color: string) =>
    wire(`M${x} ${y + 86}Q${x + 20} ${y + 190} 0 0`, 3) +
    path(`M${x} ${y + 84}c-50-18-74-62-74-96a74 80 0 0 1 148 0c0 34-24 78-74 96zm-10 0h20l6 14h-32z`, color) +
    shade(`M${x - 48} ${y - 26}a48 48 0 0 1 30-38 60 60 0 0 0-14 44z`, kit.paper, 0.5);
  return one(-86, -330, kit.other) + one(84, -350, kit.accent) + one(0, -410, kit.main);
};

/** Bunting from 0, 0 to the right, 640 wide. */
export const bunting: Thing = ({ kit, path, wire }) => {
  const colors = [kit.main, kit.accent, kit.pale, kit.other, kit.leaf, kit.main, kit.accent];
  const flags = colors.map((color, at) => {
    const x = 36 + at * 86;
    const y = 90 * (1 - ((x + 20 - 320) / 320) ** 2);
    return path(`M${x} ${Math.round(y)}h44l-22 62z`, color);
  });
  return wire("M0 0Q320 180 640 0", 4) + flags.join("");
};
