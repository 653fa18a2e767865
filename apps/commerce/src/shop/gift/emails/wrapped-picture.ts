import type { BrandGroup } from "@giftshop/storefront-config";

/** What a house stands its closed gift on, and what it wraps it in where nobody chose another paper. */
interface Stand {
  wall: string;
  glow: string;
  floor: string;
  edge: string;
  ground: string;
  /** The house's own paper, as content of a tile. */
  tile: { width: number; height: number; content: string };
  accent: string;
  ink: string;
}

const stands: Readonly<Record<BrandGroup, Stand>> = {
  CB: {
    wall: "#fde7d3",
    glow: "#fff6ea",
    floor: "#e2a878",
    edge: "#c98a5a",
    ground: "#fde9ef",
    tile: {
      width: 36,
      height: 36,
      content:
        '<path fill="#c2255c" d="M0 6h36v24H0z"/><path stroke="#ffc53d" stroke-width="2" stroke-linecap="round" d="M5 11h9M23 11h9M5 25h9M23 25h9"/>',
    },
    accent: "#ffc53d",
    ink: "#4a1f33",
  },
  CK: {
    wall: "#d5f1ec",
    glow: "#ffffff",
    floor: "#8fe0d3",
    edge: "#10243e",
    ground: "#00796b",
    tile: {
      width: 120,
      height: 60,
      content:
        '<g stroke-linecap="round" stroke-width="7"><path stroke="#c6f432" d="m14 14 12 6"/><path stroke="#ff7a59" d="m66 34 8-10"/></g><circle cx="44" cy="44" r="6" fill="#ffffff"/><circle cx="100" cy="14" r="5" fill="#ff7a59"/><circle cx="98" cy="48" r="4" fill="#c6f432"/>',
    },
    accent: "#c6f432",
    ink: "#10243e",
  },
  GCS: {
    wall: "#f3f0e8",
    glow: "#fbfaf6",
    floor: "#dcd6c8",
    edge: "#c6bfae",
    ground: "#3b3bc4",
    tile: {
      width: 64,
      height: 32,
      content:
        '<path fill="none" stroke="#c9a227" stroke-width="1.4" d="M0 16C11 0 21 0 32 16s21 16 32 0M0 16C11 32 21 32 32 16S53 0 64 16M0 16c11-8 21-8 32 0s21 8 32 0M0 16c11 8 21 8 32 0s21-8 32 0"/>',
    },
    accent: "#d9b44a",
    ink: "#14172b",
  },
};

/** A print of a wrapper's picture: as wide as this, a card's form. */
const print = { width: 210, height: 132 };

/** A picture as part of another one, as large as one print. */
const placed = (svg: string): string =>
  svg
    .slice(svg.indexOf("<svg"))
    .replace(/^<svg[^>]*>/u, (root) =>
      root
        .replace(/\s(?:x|y|width|height)="[^"]*"/gu, "")
        .replace("<svg", `<svg width="${print.width}" height="${print.height}"`),
    );

/** Paper printed askew, again and again. */
const paper = ({ tile }: Stand, wrapper: string | undefined): string => {
  const { width, height } = wrapper === undefined ? tile : print;
  const content = wrapper === undefined ? tile.content : placed(wrapper);
  return `<pattern id="gift-paper" width="${width}" height="${height}" patternUnits="userSpaceOnUse" patternTransform="rotate(-14)">${content}</pattern>`;
};

/** Below its print, so that no seam is seen: a picture begins with its ground. */
const groundOf = ({ ground }: Stand, wrapper: string | undefined): string =>
  /fill="(#[0-9a-f]{3,6})"/iu.exec(wrapper ?? "")?.[1] ?? ground;

/** Draws the shape of a part in paper, with the light on it. */
type InPaper = (shape: string) => string;

const paperOn =
  (ground: string): InPaper =>
  (shape) =>
    [ground, "url(#gift-paper)", "url(#gift-light)"].map((fill) => `<path fill="${fill}" d="${shape}"/>`).join("");

const ribbonBox = ({ accent, ink }: Stand, inPaper: InPaper): string =>
  `${inPaper("M318 292h220v244q0 14-14 14H332q-14 0-14-14z")}<path fill="${accent}" d="M410 292h36v258h-36z"/>
  <path fill="${ink}" fill-opacity=".18" d="M318 292h220v14H318z"/>
  ${inPaper("M316 238h224q12 0 12 12v34q0 12-12 12H316q-12 0-12-12v-34q0-12 12-12z")}<path fill="${accent}" d="M410 238h36v58h-36z"/>
  <g fill="${accent}" stroke="${ink}" stroke-opacity=".2" stroke-width="3"><path d="m418 220-56 50 34-6 20 8 18-46zM438 220l56 50-34-6-20 8-18-46z"/>
  <path d="M426 216c-20-76-88-124-114-94-22 28 4 86 48 102 26 9 50 4 66-8zM430 216c20-76 88-124 114-94 22 28-4 86-48 102-26 9-50 4-66-8z"/></g>
  <g fill="${ink}" fill-opacity=".2"><path d="M416 212c-20-46-62-78-76-66-14 13 4 50 34 62 16 6 30 8 42 4zM440 212c20-46 62-78 76-66 14 13-4 50-34 62-16 6-30 8-42 4z"/></g>
  <rect x="406" y="190" width="44" height="46" rx="16" fill="${accent}" stroke="${ink}" stroke-opacity=".2" stroke-width="3"/>`;

const balloon = ({ accent, ink }: Stand, inPaper: InPaper): string =>
  `<g fill="none" stroke="${ink}" stroke-opacity=".55" stroke-width="3"><path d="M296 330c6 80 84 110 128 176M566 320c-8 84-90 108-138 186M428 420c-12 24 8 50 0 90"/></g>
  <ellipse cx="292" cy="240" rx="78" ry="92" fill="${accent}" transform="rotate(-9 292 240)"/><ellipse cx="568" cy="232" rx="76" ry="90" fill="#ff7a59" transform="rotate(10 568 232)"/>
  <path fill="${ink}" d="m414 396-8 30h44l-8-30z"/>${inPaper("M428 60C530 60 582 142 582 222c0 92-74 182-154 182S274 314 274 222C274 142 326 60 428 60z")}
  <ellipse cx="376" cy="136" rx="26" ry="18" fill="#ffffff" fill-opacity=".55" transform="rotate(-24 376 136)"/>
  <g transform="rotate(-2 428 528)"><rect x="338" y="494" width="180" height="66" rx="14" fill="#ffffff"/><path fill="#00796b" d="M428 546c-26-18-30-40-14-44 8-2 12 4 14 8 2-4 6-10 14-8 16 4 12 26-14 44z"/></g>`;

const sealedLetter = ({ accent, ink }: Stand, inPaper: InPaper): string =>
  `${inPaper("M282 126q0-8 8-8h276q8 0 8 8v416q0 8-8 8H290q-8 0-8-8z")}
  <path fill="none" stroke="${accent}" stroke-width="5" d="M285 121h286v426H285z"/>
  <path fill="${ink}" fill-opacity=".3" d="M282 128 408 338q20 24 40 0l126-210z" transform="translate(0 8)"/>
  ${inPaper("M282 120v12l126 204q20 22 40 0l126-204v-12z")}<path fill="none" stroke="${accent}" stroke-width="4" d="M282 132l126 204q20 22 40 0l126-204"/>
  <circle cx="428" cy="336" r="50" fill="${accent}" stroke="${ink}" stroke-opacity=".25" stroke-width="3"/><circle cx="428" cy="336" r="35" fill="none" stroke="${ink}" stroke-width="2"/>
  <path fill="none" stroke="${ink}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round" d="m412 336 12 14 22-28"/>
  <path fill="#fbfaf6" stroke="${accent}" stroke-width="2" d="M332 444h192v58H332z"/><path stroke="${ink}" stroke-opacity=".6" stroke-width="4" stroke-linecap="round" d="M372 466h112M392 482h72"/>`;

const drawings = { CB: ribbonBox, CK: balloon, GCS: sealedLetter } as const;

/**
 * A closed gift as its house wraps it and as its page shows it, as SVG.
 *
 * @param wrapper the picture of the wrapper that was chosen, with which the paper is printed. Default: the
 * house's own paper
 */
export const wrappedPicture = (group: BrandGroup, wrapper?: string): string => {
  const stand = stands[group];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 856 620">
  <defs>${paper(stand, wrapper)}<linearGradient id="gift-light" x2="1" y2=".2"><stop stop-color="#ffffff" stop-opacity=".22"/><stop offset=".34" stop-color="#ffffff" stop-opacity="0"/><stop offset=".66" stop-opacity="0"/><stop offset="1" stop-color="${stand.ink}" stop-opacity=".3"/></linearGradient>
  <clipPath id="gift-frame"><rect width="856" height="620" rx="32"/></clipPath></defs>
  <g clip-path="url(#gift-frame)"><path fill="${stand.wall}" d="M0 0h856v620H0z"/><circle cx="428" cy="280" r="270" fill="${stand.glow}"/>
  <path fill="${stand.floor}" d="M0 486q428-26 856 0v134H0z"/><path fill="${stand.edge}" d="M0 594q428-22 856 0v26H0z"/>
  <ellipse cx="428" cy="550" rx="150" ry="16" fill="${stand.ink}" fill-opacity=".28"/>
  ${drawings[group](stand, paperOn(groundOf(stand, wrapper)))}</g>
</svg>`;
};
