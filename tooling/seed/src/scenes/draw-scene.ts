import type { BrandGroup } from "@giftshop/storefront-config";
import { backdrops } from "./backdrops.ts";
import { handOf, kits } from "./kit.ts";
import { type SceneName, scenes } from "./scenes.ts";
import { type Sized, type ThingName, things } from "./things/index.ts";

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
  CK: {
    hero: { x: 640, y: 690, width: 540, height: 490 },
    beside: [
      { x: 312, y: 716, width: 270, height: 300 },
      { x: 978, y: 712, width: 270, height: 380 },
      { x: 820, y: 756, width: 230, height: 120 },
    ],
  },
  GCS: {
    hero: { x: 600, y: 684, width: 480, height: 430 },
    beside: [
      { x: 312, y: 716, width: 220, height: 270 },
      { x: 882, y: 712, width: 220, height: 300 },
      { x: 720, y: 764, width: 210, height: 110 },
    ],
  },
};

const scaleOf = ({ width, height }: Sized, place: Place): number =>
  Math.min(place.width / width, place.height / height, 1.55);

/** A scene as its house draws it: a complete SVG document, 3:2, the same always. */
export const drawScene = (group: BrandGroup, name: SceneName): string => {
  const kit = kits[group];
  const hand = handOf(kit);
  const scene = scenes[name];
  const plan = plans[group];
  const backdrop = backdrops[group](hand, kit.walls[scene.wall] ?? kit.glow, "bunting" in scene);
  const lift = group === "CB" ? ' filter="url(#s)"' : "";
  const put = (thing: ThingName, place: Place | undefined): string => {
    if (place === undefined) return "";
    const scale = Math.round(scaleOf(things[thing], place) * 100) / 100;
    const half = Math.round((things[thing].width * scale) / 2.1);
    return (
      `<ellipse cx="${place.x}" cy="${place.y}" rx="${half}" ry="${Math.round(half / 9) + 4}" fill="${kit.ink}" fill-opacity=".16"/>` +
      `<g transform="translate(${place.x} ${place.y})scale(${scale})"${lift}>${things[thing].draw(hand)}</g>`
    );
  };
  const [first, second, third] = plan.beside;
  const [one, two, three] = scene.beside;
  // What stands farther is drawn before what stands nearer.
  const stood = [
    two && put(two, second),
    put(scene.hero, plan.hero),
    one && put(one, first),
    three && put(three, third),
  ];
  const lifted = `<defs><filter id="s" x="-20%" y="-20%" width="140%" height="140%"><feDropShadow dx="5" dy="8" stdDeviation="5" flood-color="${kit.ink}" flood-opacity=".22"/></filter></defs>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 800">${group === "CB" ? lifted : ""}` +
    `${backdrop.behind}${stood.join("")}${backdrop.before}</svg>`
  );
};
