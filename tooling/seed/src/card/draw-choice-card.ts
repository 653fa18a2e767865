import type { ShoppingCategory } from "../categories.ts";
import { bow, ribbon } from "../extras/bow.ts";
import { categoryDrawings } from "./category-drawings.ts";
import { toCard } from "./draw-face.ts";
import type { Palette } from "./palettes.ts";

/** One thing of eight shops: short drawings, so that the card stays small. */
const things: readonly ShoppingCategory[] = [
  "fashion",
  "dining",
  "books",
  "beauty",
  "food-wine",
  "home-garden",
  "kids",
  "wellness",
];

/** Where the windows stand, user units, and how large they are. */
const columns = [52, 226, 400, 674];
const rows = [52, 358];
const side = 130;
const corner = 26;
const inner = side - 2 * corner;
const knot = { x: 602, y: 270 };

/**
 * A present with eight windows, something else in each: the face of the
 * card that opens every shop. No words, so it speaks all languages.
 */
export const drawChoiceCard = (slug: string, { ground, ink, first, second, third }: Palette): string => {
  const places = rows.flatMap((y) => columns.map((x) => ({ x, y })));
  // Squares with a thick line whose joins are round: the shortest way to write a round corner.
  const windows = places.map(({ x, y }) => `M${x + corner} ${y + corner}h${inner}v${inner}h-${inner}z`);
  const icons = places.map(({ x, y }, index) => {
    const thing = things[index];
    return thing ? `<path transform="translate(${x + 20} ${y + 20})scale(.9)" d="${categoryDrawings[thing]}"/>` : "";
  });
  return toCard(
    slug,
    ground,
    `<g stroke-linejoin="round"><path fill="${third}" stroke="${third}" stroke-width="${2 * corner}" d="${windows.join("")}"/>` +
      `<g fill="none" stroke="${ink}" stroke-width="5" stroke-linecap="round">${icons.join("")}</g></g>` +
      ribbon(knot.x, knot.y, side / 2, second) +
      bow(knot.x, knot.y, 0.86, first, second),
  );
};
