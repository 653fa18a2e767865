import type { BrandGroup } from "@giftshop/storefront-config";
import type { Hand } from "./kit.ts";
import { sparks } from "./things/days.ts";
import { bunting } from "./things/presents.ts";

/** What is behind and before the things of a scene, on its wall. */
export interface Backdrop {
  behind: string;
  before: string;
}

/** `bare`: without what a page draws there by itself. */
type Draw = (hand: Hand, hung: boolean, bare?: boolean) => Backdrop;

/** A kitchen table by a sunny wall; a ribbon lies over its edge. */
const table: Draw = (hand, hung) => {
  const { kit, shade } = hand;
  return {
    behind:
      `<circle cx="560" cy="330" r="390" fill="${kit.glow}" fill-opacity=".65"/>` +
      shade("M790 0h150L640 640H430z", "#ffffff", 0.35) +
      shade("M1000 0h60L790 640h-80z", "#ffffff", 0.35) +
      (hung ? `<g transform="translate(250 34)scale(1.1)">${bunting(hand)}</g>` : "") +
      `<path fill="${kit.floor}" d="M0 610Q600 572 1200 610v190H0z"/><path fill="${kit.deep}" d="M0 764Q600 728 1200 764v36H0z"/>` +
      `<path fill="none" stroke="${kit.deep}" stroke-opacity=".5" stroke-width="4" stroke-linecap="round" d="M90 668q160-14 300-16M820 640q150 0 260 12M540 716q180-8 330 2"/>`,
    // A line that is not seen makes room for its width, and for its shadow.
    before: `<g filter="url(#s)" fill="none" stroke-linecap="round"><path stroke="${kit.main}" stroke-width="30" d="M1216 716C1150 690 1112 716 1120 748 1126 774 1168 770 1160 736 1150 700 1080 700 1030 742 1000 766 972 762 948 748"/><path stroke="${kit.pale}" stroke-width="3" d="M1216 716C1150 690 1112 716 1120 748M1160 736C1150 700 1080 700 1030 742 1000 766 972 762 948 748"/><path d="M1216 640v170" stroke="none"/></g>`,
  };
};

/** A party before a disc of light: confetti in the air, a dance floor below. */
const party: Draw = (hand, hung) => {
  const { kit } = hand;
  return {
    behind:
      `<circle cx="640" cy="350" r="330" fill="${kit.glow}"/><circle cx="640" cy="350" r="270" fill="${kit.accent}" fill-opacity=".38"/>` +
      (hung ? `<g transform="translate(60 20)scale(1.25)">${bunting(hand)}</g>` : "") +
      `<g transform="translate(330 250)scale(1.05)">${sparks(hand)}</g><g transform="translate(960 210)scale(.8)">${sparks(hand)}</g>` +
      `<path fill="${kit.floor}" d="M0 630h1200v170H0z"/><ellipse cx="640" cy="690" rx="470" ry="74" fill="${kit.pale}"/>`,
    before: [
      [90, 742, 20, 0],
      [1120, 722, -30, 1],
      [250, 774, 45, 1],
      [960, 774, 12, 2],
      [1040, 758, 70, 0],
    ]
      .map(
        ([x = 0, y = 0, turn = 0, color = 0]) =>
          `<rect x="-14" y="-7" width="28" height="14" rx="3" transform="translate(${x} ${y})rotate(${turn})" fill="${[kit.accent, kit.other, kit.pale][color]}"/>`,
      )
      .join(""),
  };
};

/** Two flat shapes as large as the wall, and confetti as large as hands. */
export const poster: Draw = (hand, hung) => {
  const { kit } = hand;
  const piece = (x: number, y: number, turn: number, color: string) =>
    `<rect x="-34" y="-17" width="68" height="34" rx="8" transform="translate(${x} ${y})rotate(${turn})" fill="${color}"/>`;
  return {
    behind:
      `<circle cx="330" cy="690" r="520" fill="${kit.pale}" fill-opacity=".6"/>` +
      `<circle cx="1010" cy="130" r="330" fill="${kit.accent}" fill-opacity=".75"/>` +
      (hung ? `<g transform="translate(-60 -84)scale(1.9)">${bunting(hand)}</g>` : "") +
      piece(120, 190, 28, kit.other) +
      piece(1130, 420, -35, kit.main) +
      piece(420, 90, 62, kit.main) +
      `<circle cx="250" cy="330" r="22" fill="${kit.accent}"/><circle cx="930" cy="90" r="20" fill="${kit.other}"/>`,
    before: "",
  };
};

/** A niche under an arch, engraved; a seal hangs at its edge. */
const niche: Draw = (hand, hung, bare = false) => {
  const { kit, line } = hand;
  const rosette = Array.from(
    { length: 12 },
    (_, at) =>
      `<ellipse cx="600" cy="330" rx="300" ry="96" transform="rotate(${at * 15} 600 330)" fill="none" stroke="${kit.accent}" stroke-opacity=".5" stroke-width="1.5"/>`,
  );
  return {
    behind:
      `<path fill="${kit.glow}" d="M200 640V430C200 190 380 60 600 60s400 130 400 370v210z"/>` +
      (bare ? "" : rosette.join("")) +
      line("M200 640V430C200 190 380 60 600 60s400 130 400 370v210", 3) +
      line("M176 640V430C176 174 366 36 600 36s424 138 424 394v210", 1.5, kit.accent) +
      (hung ? `<g transform="translate(344 150)scale(.8)">${bunting(hand)}</g>` : "") +
      `<path fill="${kit.floor}" d="M0 640h1200v160H0z"/>${line("M0 640h1200", 3)}${line("M0 656h1200M0 780h1200", 1.5, kit.deep)}`,
    before: bare
      ? ""
      : `<g transform="translate(1092 706)"><path d="M-26 20-44 92-14 74 0 96 14 74 44 92 26 20z" fill="${kit.main}"${kit.edge}/>` +
        `<circle r="54" fill="${kit.accent}"${kit.edge}/><circle r="38" fill="none" stroke="${kit.ink}" stroke-width="2"/><path d="M-16 0l12 14 22-28" fill="none" stroke="${kit.ink}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/></g>`,
  };
};

export const backdrops: Readonly<Record<BrandGroup, Draw>> = { CB: table, CK: party, GCS: niche };

/** Wall and floor as they go on at both sides of a backdrop, and what lies over the seams with it. */
interface Flanks {
  below: string;
  above?: string;
}

/** For a picture as wide as a screen. */
export const flanks: Readonly<Record<BrandGroup, (hand: Hand, wall: string) => Flanks>> = {
  CB: ({ kit }, wall) => ({
    below:
      `<path fill="${wall}" d="M-1400 0h4000v800h-4000z"/>` +
      `<path fill="${kit.floor}" d="M-1400 720Q-500 640 2 610v190h-1402zM2600 720Q1700 640 1198 610v190h1402z"/>`,
    above: `<path fill="${kit.deep}" d="M2 764-598 800H2zM1198 764l600 36h-600z"/>`,
  }),
  CK: ({ kit }, wall) => ({
    below: `<path fill="${wall}" d="M-1400 0h4000v800h-4000z"/><path fill="${kit.floor}" d="M-1400 630h4000v170h-4000z"/>`,
  }),
  GCS: ({ kit, line }, wall) => ({
    below:
      `<path fill="${wall}" d="M-1400 0h4000v800h-4000z"/><path fill="${kit.floor}" d="M-1400 640h4000v160h-4000z"/>` +
      `${line("M-1400 640h4000", 3)}${line("M-1400 656h4000M-1400 780h4000", 1.5, kit.deep)}`,
  }),
};
