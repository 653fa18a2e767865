import type { BrandGroup, Storefront } from "@giftshop/storefront-config";
import { badgeOf } from "@giftshop/storefront-config/badges";
import { placed } from "./placed.ts";
import { type Stand, stands } from "./stands.ts";

/** A print of a wrapper's picture: as wide as this, a card's form. */
const print = { width: 156, height: 98 };

/** Everything that a gift of a house is drawn with, on 340 × 470 as its page draws it. */
export interface Scene {
  group: BrandGroup;
  stand: Stand;
  /** Draws a shape in its paper, whose print lies askew. */
  paper(shape: string): string;
  /** The storefront's sign, round, about a point. */
  sign(x: number, y: number, radius: number): string;
}

/** What a print is wider than its tile on each side: where two meet, nothing shows through. */
const over = 0.75;

/** Half a print aside a second layer shows a picture's ground in the corners of the first. */
const content = (wrapper: string): string => {
  const { width, height } = print;
  const half = width / 2;
  const at = (x: number, prefix: string) =>
    placed(wrapper, prefix, { x: x - over, y: -over, width: width + 2 * over, height: height + 2 * over });
  return `${at(-half, "paper-a")}${at(half, "paper-b")}${at(0, "paper-c")}`;
};

const tileOf = ({ tile, ground }: Stand, wrapper: string | undefined): string => {
  const { width, height } = wrapper === undefined ? tile : print;
  const fill = `<path fill="${ground}" d="M0 0h${width}v${height}H0z"/>`;
  const drawn = wrapper === undefined ? `${fill}${tile.content}` : content(wrapper);
  return `<pattern id="gift-paper" width="${width}" height="${height}" patternUnits="userSpaceOnUse" patternTransform="rotate(-14)">${drawn}</pattern>`;
};

/** Below a print, so that no seam is seen: a picture begins with its ground. */
const groundOf = ({ ground }: Stand, wrapper: string | undefined): string =>
  /fill="(#[0-9a-f]{3,6})"/iu.exec(wrapper ?? "")?.[1] ?? ground;

/** What a storefront wraps with: the picture of the `wrapper` that was chosen, or its house's own paper. */
export const sceneOf = (storefront: Storefront, wrapper: string | undefined): Scene => {
  const { group } = storefront;
  const stand = stands[group];
  const ground = groundOf(stand, wrapper);
  return {
    group,
    stand,
    paper: (shape) => `<path fill="${ground}" d="${shape}"/><path fill="url(#gift-paper)" d="${shape}"/>`,
    sign: (x, y, radius) =>
      `<g clip-path="url(#gift-round)" transform="translate(${x} ${y}) scale(${radius})">${placed(badgeOf(storefront), "sign", { x: -1, y: -1, width: 2, height: 2 })}</g>`,
  };
};

/** How far the gift is drawn larger than its page's measures, and where it stands. */
const parcel = "translate(190 40) scale(1.4)";

/** A picture of a gift on the stand of its house: `body` is drawn on 340 × 470. */
export const pictureOf = ({ stand }: Scene, wrapper: string | undefined, body: string): string => {
  const { wall, glow, floor, edge, shade } = stand;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 856 740"><defs>${tileOf(stand, wrapper)}
<clipPath id="gift-round"><circle r="1"/></clipPath>
<linearGradient id="gift-side" x2="1" y2=".2"><stop stop-color="#ffffff" stop-opacity=".16"/><stop offset=".3" stop-color="#ffffff" stop-opacity="0"/><stop offset=".66" stop-color="${shade}" stop-opacity="0"/><stop offset="1" stop-color="${shade}" stop-opacity=".22"/></linearGradient>
<linearGradient id="gift-satin"><stop stop-color="${shade}" stop-opacity=".2"/><stop offset=".34" stop-color="#ffffff" stop-opacity=".3"/><stop offset=".62" stop-color="#ffffff" stop-opacity="0"/><stop offset="1" stop-color="${shade}" stop-opacity=".22"/></linearGradient>
<radialGradient id="gift-gloss" cx=".36" cy=".3" r=".75"><stop stop-color="#ffffff" stop-opacity=".34"/><stop offset=".42" stop-color="#ffffff" stop-opacity="0"/><stop offset=".6" stop-color="${shade}" stop-opacity="0"/><stop offset="1" stop-color="${shade}" stop-opacity=".34"/></radialGradient></defs>
<path fill="${wall}" d="M0 0h856v740H0z"/><circle cx="428" cy="330" r="318" fill="${glow}"/>
<path fill="${floor}" d="M0 596q428-26 856 0v144H0z"/><path fill="${edge}" d="M0 712q428-22 856 0v28H0z"/>
<ellipse cx="428" cy="686" rx="240" ry="13" fill="${shade}" fill-opacity=".26"/>
<g transform="${parcel}">${body}</g></svg>`;
};
