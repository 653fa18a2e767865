import type { BrandGroup } from "@giftshop/storefront-config";
import { gilt } from "./engraved.ts";
import type { Hand } from "./kit.ts";
import { arch, drawNiche, nicheAt, seal } from "./niches.ts";
import { sky } from "./night.ts";
import { sparks } from "./things/days.ts";
import { bunting } from "./things/presents.ts";
import type { Tone } from "./tones.ts";

/** What is behind and before the things of a scene, on its wall. */
export interface Backdrop {
  behind: string;
  before: string;
}

/** `bare`: without what a page draws there by itself. */
type Draw = (hand: Hand, hung: boolean, bare?: boolean) => Backdrop;

const stars = [
  [180, 120, 5],
  [330, 60, 4],
  [110, 300, 4],
  [880, 70, 4],
  [920, 250, 3],
  [1130, 330, 5],
] as const;
/** The moon wanders from scene to scene. */
const kitchenSkies = [
  sky(1040, 150, stars),
  sky(1086, 112, stars),
  sky(980, 128, stars),
  sky(128, 146, stars.slice(1)),
];

/** A kitchen table by a sunny wall, with stars over it by night; a ribbon lies over its edge. */
export const table = (hand: Hand, hung: boolean, bare = false, at = 0): Backdrop => {
  const { kit } = hand;
  return {
    behind:
      `<circle class="g" cx="560" cy="330" r="390" fill="${kit.glow}" fill-opacity=".65"/>` +
      '<path class="b" d="M790 0h150L640 640H430zM1000 0h60L790 640h-80z" fill="#fff" fill-opacity=".35"/>' +
      (kitchenSkies[at % kitchenSkies.length] ?? "") +
      (hung ? `<g transform="translate(250 34)scale(1.1)">${bunting(hand)}</g>` : "") +
      `<path class="f" fill="${kit.floor}" d="M0 610Q600 572 1200 610v190H0z"/><path class="d" fill="${kit.deep}" d="M0 764Q600 728 1200 764v36H0z"/>` +
      `<path class="e" fill="none" stroke="${kit.deep}" stroke-opacity=".5" stroke-width="4" stroke-linecap="round" d="M90 668q160-14 300-16M820 640q150 0 260 12M540 716q180-8 330 2"/>`,
    // A line that is not seen makes room for its width, and for its shadow.
    before: bare
      ? ""
      : `<g filter="url(#s)" fill="none" stroke-linecap="round"><path stroke="${kit.main}" stroke-width="30" d="M1216 716C1150 690 1112 716 1120 748 1126 774 1168 770 1160 736 1150 700 1080 700 1030 742 1000 766 972 762 948 748"/><path stroke="${kit.pale}" stroke-width="3" d="M1216 716C1150 690 1112 716 1120 748M1160 736C1150 700 1080 700 1030 742 1000 766 972 762 948 748"/><path d="M1216 640v170" stroke="none"/></g>`,
  };
};

/** A party before a disc of light: confetti in the air, a dance floor below. */
const party: Draw = (hand, hung) => {
  const { kit } = hand;
  return {
    behind:
      `<circle class="g" cx="640" cy="350" r="330" fill="${kit.glow}"/><circle class="l" cx="640" cy="350" r="270" fill="${kit.accent}" fill-opacity=".38"/>` +
      (hung ? `<g transform="translate(60 20)scale(1.25)">${bunting(hand)}</g>` : "") +
      `<g transform="translate(330 250)scale(1.05)">${sparks(hand)}</g><g transform="translate(960 210)scale(.8)">${sparks(hand)}</g>` +
      `<path class="f" fill="${kit.floor}" d="M0 630h1200v170H0z"/><ellipse class="p" cx="640" cy="690" rx="470" ry="74" fill="${kit.pale}"/>`,
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

const posterSky = sky(1010, 150, [
  [560, 70, 6],
  [300, 150, 5],
  [80, 330, 6],
  [800, 60, 4],
  [1140, 330, 6],
  [700, 210, 4],
]);

const pieces = [
  [
    [96, 210, 28, "other"],
    [1136, 470, -35, "main"],
    [236, 74, 62, "main"],
  ],
  [
    [86, 330, -24, "main"],
    [850, 60, 40, "other"],
  ],
  [
    [330, 66, -14, "accent"],
    [70, 150, 70, "other"],
    [1128, 380, 22, "main"],
  ],
] as const;

/** Two flat shapes as large as the wall and a hill to stand on; every second one is turned. */
export const poster = (hand: Hand, hung: boolean, tone: Tone, at: number): Backdrop => {
  const { kit } = hand;
  const piece = (x: number, y: number, turn: number, color: string) =>
    `<rect x="-34" y="-17" width="68" height="34" rx="8" transform="translate(${x} ${y})rotate(${turn})" fill="${color}"/>`;
  return {
    behind:
      `<g${at % 2 === 1 ? ' transform="matrix(-1 0 0 1 1200 0)"' : ""}>` +
      `<circle class="g" cx="480" cy="440" r="430" fill="${tone.glow}" fill-opacity=".75"/>` +
      `<circle class="b" cx="1030" cy="140" r="250" fill="${tone.second}"/>${posterSky}` +
      pieces[at % 3]?.map(([x, y, turn, color]) => piece(x, y, turn, kit[color])).join("") +
      `<circle cx="190" cy="410" r="20" fill="${kit.accent}"/><circle cx="780" cy="76" r="20" fill="${kit.other}"/></g>` +
      (hung ? `<g transform="translate(-60 -84)scale(1.9)">${bunting(hand)}</g>` : "") +
      `<path class="f" fill="${tone.floor}" d="M0 690Q600 570 1200 690v110H0z"/>`,
    before: "",
  };
};

/** A niche under an arch, engraved. */
const niche: Draw = (hand, hung, bare = false) => {
  const { kit } = hand;
  return {
    behind:
      drawNiche(hand, arch, kit.accent, bare) +
      (hung ? `<g transform="translate(344 150)scale(.8)">${bunting(hand)}</g>` : "") +
      floorOf(hand, kit.floor),
    before: bare ? "" : seal(hand),
  };
};

/** What an engraving stands on. */
const floorOf = ({ kit, line }: Hand, color: string): string =>
  `<path class="f" fill="${color}" d="M0 640h1200v160H0z"/>${line("M0 640h1200", 3)}${line("M0 656h1200M0 780h1200", 1.5, kit.deep)}`;

/** A niche with a shape and a colour of its own. */
export const engraved = (hand: Hand, hung: boolean, tone: Tone, at: number): string =>
  drawNiche({ ...hand, kit: { ...hand.kit, glow: tone.glow } }, nicheAt(at), gilt) +
  (hung ? `<g transform="translate(344 150)scale(.8)">${bunting(hand)}</g>` : "") +
  floorOf({ ...hand, kit: { ...hand.kit, deep: gilt } }, tone.floor);

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
      `<path class="w" fill="${wall}" d="M-1400 0h4000v800h-4000z"/>` +
      `<path class="f" fill="${kit.floor}" d="M-1400 720Q-500 640 2 610v190h-1402zM2600 720Q1700 640 1198 610v190h1402z"/>`,
    above: `<path class="d" fill="${kit.deep}" d="M2 764-598 800H2zM1198 764l600 36h-600z"/>`,
  }),
  CK: ({ kit }, wall) => ({
    below: `<path class="w" fill="${wall}" d="M-1400 0h4000v800h-4000z"/><path class="f" fill="${kit.floor}" d="M-1400 630h4000v170h-4000z"/>`,
  }),
  GCS: ({ kit, line }, wall) => ({
    below:
      `<path fill="${wall}" d="M-1400 0h4000v800h-4000z"/><path fill="${kit.floor}" d="M-1400 640h4000v160h-4000z"/>` +
      `${line("M-1400 640h4000", 3)}${line("M-1400 656h4000M-1400 780h4000", 1.5, kit.deep)}`,
  }),
};
