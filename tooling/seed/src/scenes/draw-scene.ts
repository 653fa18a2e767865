import type { BrandGroup } from "@giftshop/storefront-config";
import { type Backdrop, backdrops, engraved, flanks, poster, table } from "./backdrops.ts";
import { gilt, tints } from "./engraved.ts";
import { type Hand, handOf, kits } from "./kit.ts";
import { seal } from "./niches.ts";
import { nightOf, nightOfTable } from "./night.ts";
import { type Scene, type SceneName, sceneNames, scenes } from "./scenes.ts";
import { sparks } from "./things/days.ts";
import { type Sized, type ThingName, things } from "./things/index.ts";
import { bunting } from "./things/presents.ts";
import { type Tone, toneOf } from "./tones.ts";

/** Where something stands: the middle of its foot, and the room that it may take. */
interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Each house sets its table in its own way: the hero's place, then those beside it. */
const plans: Readonly<Record<BrandGroup, { hero: Place; beside: readonly Place[] }>> = {
  CB: {
    hero: { x: 510, y: 668, width: 540, height: 470 },
    beside: [
      { x: 850, y: 690, width: 290, height: 330 },
      { x: 196, y: 680, width: 240, height: 350 },
      { x: 664, y: 742, width: 230, height: 130 },
    ],
  },
  // One thing as large as the picture, and whole.
  CK: {
    hero: { x: 596, y: 752, width: 690, height: 630 },
    beside: [
      { x: 166, y: 768, width: 260, height: 300 },
      { x: 1020, y: 768, width: 260, height: 400 },
    ],
  },
  GCS: {
    hero: { x: 600, y: 690, width: 520, height: 480 },
    beside: [
      { x: 312, y: 716, width: 220, height: 270 },
      { x: 882, y: 712, width: 220, height: 300 },
      { x: 720, y: 764, width: 210, height: 110 },
    ],
  },
};

/** Nothing of a table is larger than that; a poster knows no table. */
const largest: Readonly<Record<BrandGroup, number>> = { CB: 1.55, CK: 3, GCS: 1.55 };

const scaleOf = ({ width, height }: Sized, place: Place, group: BrandGroup): number =>
  Math.min(place.width / width, place.height / height, largest[group]);

/** A house with what it draws with, and things put into their places on its table. */
const tableOf = (group: BrandGroup) => {
  const kit = kits[group];
  const hand = handOf(kit);
  const lift = group === "CB" ? ' filter="url(#s)"' : "";
  const lifted = `<defs><filter id="s" x="-20%" y="-20%" width="140%" height="140%"><feDropShadow dx="5" dy="8" stdDeviation="5" flood-color="${kit.ink}" flood-opacity=".22"/></filter></defs>`;
  const put = (thing: ThingName, place: Place | undefined, own = hand): string => {
    if (place === undefined) return "";
    const scale = Math.round(scaleOf(things[thing], place, group) * 100) / 100;
    const half = Math.round((things[thing].width * scale) / 2.1);
    return (
      `<ellipse cx="${place.x}" cy="${place.y}" rx="${half}" ry="${Math.round(half / 9) + 4}" fill="${kit.ink}" fill-opacity=".16"/>` +
      `<g transform="translate(${place.x} ${place.y})scale(${scale})"${lift}>${things[thing].draw(own)}</g>`
    );
  };
  return { kit, hand, put, defs: { CB: lifted, CK: "", GCS: tints }[group] };
};

/** The wall of a picture that ends with its backdrop; that of a wider one runs on without a seam. */
const wallOf = (color: string) => `<path class="w" fill="${color}" d="M0 0h1200v800H0z"/>`;

/** What is behind a scene and before it, in the tone of its wall. */
const backdropOf = (group: BrandGroup, hand: Hand, name: SceneName, tone: Tone): Backdrop => {
  const scene: Scene = scenes[name];
  const hung = scene.bunting === true;
  const at = sceneNames.indexOf(name);
  const laid = scene.corner?.includes(group) === true;
  if (group === "CB") return table(hand, hung, !laid, at);
  if (group === "CK") return poster(hand, hung, tone, at);
  return { behind: engraved(hand, hung, tone, at), before: laid ? seal(hand) : "" };
};

/** An engraver's hero is solid, in the one colour that its scene has at full strength. */
const heroHand = (group: BrandGroup, hand: Hand, { second }: Tone): Hand =>
  group === "GCS" ? handOf({ ...hand.kit, main: second, accent: gilt }) : hand;

/** A scene as its house draws it: a complete SVG document, 3:2, the same always, with a night of its own. */
export const drawScene = (group: BrandGroup, name: SceneName): string => {
  const { hand, put, defs } = tableOf(group);
  const scene = scenes[name];
  const plan = plans[group];
  const tone = toneOf(group, scene.wall);
  const { behind, before } = backdropOf(group, hand, name, tone);
  const [first, second, third] = plan.beside;
  const [one, two, three] = scene.beside;
  // What stands farther is drawn before what stands nearer.
  const stood = [
    two && put(two, second),
    put(scene.hero, plan.hero, heroHand(group, hand, tone)),
    one && put(one, first),
    three && put(three, third),
  ];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 800">${defs}${nightOf(group, tone)}` +
    `${wallOf(tone.wall)}${behind}${stood.join("")}${before}</svg>`
  );
};

/** Where the light of each house's backdrop falls: the middle of its table. */
const middles: Readonly<Record<BrandGroup, number>> = { CB: 560, CK: 640, GCS: 600 };

/** What stands at the two ends of a table that is kept free, beyond what a phone shows of it. */
const ends: Readonly<Record<BrandGroup, readonly (readonly [ThingName, Place])[]>> = {
  CB: [
    ["flowers", { x: 150, y: 690, width: 270, height: 400 }],
    ["cup", { x: 1000, y: 668, width: 190, height: 210 }],
  ],
  CK: [
    ["balloons", { x: 236, y: 720, width: 270, height: 440 }],
    ["smallPresent", { x: 1064, y: 724, width: 200, height: 180 }],
  ],
  GCS: [
    ["lamp", { x: 122, y: 706, width: 220, height: 420 }],
    ["books", { x: 1010, y: 676, width: 210, height: 130 }],
  ],
};

/** How far things at the two ends of a table stand from its middle where it runs on over a whole screen. */
const apart: Readonly<Record<BrandGroup, number>> = { CB: 500, CK: 490, GCS: 470 };

/** A party's floor that ends where the page goes on. */
const mint = { ...kits.CK, floor: "#74cfc0", pale: "#a4e6da" };

/**
 * The table of a house with its middle free, for a gift to stand there; its light falls on the middle. A wide
 * one runs on at both sides, so that it can be as high as a screen is wide.
 */
export const drawTable = (group: BrandGroup, wide = false): string => {
  const { kit, hand, put, defs } = tableOf(group);
  const wall = kit.walls[0] ?? kit.glow;
  const middle = middles[group];
  const laid = group === "CK" ? handOf(mint) : hand;
  const backdrop = backdrops[group](laid, group === "CB" && !wide);
  const reach = wide ? 1800 : Math.min(middle, 1200 - middle);
  const stood = ends[group].map(([thing, place]) =>
    put(thing, wide ? { ...place, x: middle + Math.sign(place.x - middle) * apart[group] } : place),
  );
  const { below, above = "" } = wide ? flanks[group](laid, wall) : { below: wallOf(wall) };
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${middle - reach} 0 ${reach * 2} 800">${defs}${nightOfTable(group)}` +
    `${below}${backdrop.behind}${above}${stood.join("")}${backdrop.before}</svg>`
  );
};

/** What stands at the far ends of a party that is as wide as its page. */
const farEnds: readonly (readonly [ThingName, Place])[] = [
  ["present", { x: -76, y: 722, width: 250, height: 270 }],
  ["smallPresent", { x: -224, y: 752, width: 150, height: 150 }],
  ["cake", { x: 1344, y: 728, width: 270, height: 290 }],
  ["balloons", { x: 1500, y: 716, width: 260, height: 420 }],
];

/** Where the gifts of a paid order stand: at a party as wide as its page, or in a niche still bare. */
export const drawFeast = (group: "CK" | "GCS"): string => {
  const { kit, hand, put, defs } = tableOf(group);
  const wide = group === "CK";
  const [wall = kit.glow] = kit.walls;
  const { behind, before } = backdrops[group](hand, false, true);
  const ground = `<path class="w" fill="${wall}" d="M-320 0h1920v800H-320z"/><path class="f" fill="${kit.floor}" d="M-320 630h1920v170H-320z"/>`;
  const air = [-200, 1452].map((x) => `<g transform="translate(${x} 330)scale(.7)">${sparks(hand)}</g>`);
  const strings = [-330, 890].map((x) => `<g transform="translate(${x} -8)scale(1.1)">${bunting(hand)}</g>`);
  const stood = [...(wide ? farEnds : []), ...ends[group]].map(([thing, place]) => put(thing, place));
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${wide ? "-320 0 1920" : "0 0 1200"} 800">${defs}${nightOfTable(group, kit.floor)}` +
    `${wide ? ground : wallOf(wall)}${behind}${wide ? [...air, ...strings].join("") : ""}${stood.join("")}${before}</svg>`
  );
};
