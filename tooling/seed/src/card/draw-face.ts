import type { CategorySlug } from "../categories.ts";
import { hash, randomOf } from "../random.ts";
import { height, radius, width } from "./face.ts";
import { type LayoutName, layouts } from "./layouts/index.ts";
import { logoMark } from "./logo-mark.ts";
import type { Palette } from "./palettes.ts";
import { wordMark } from "./word-mark.ts";

/**
 * Wraps a drawing into a card: ID-1 proportions and corners, one document, nothing fetched from elsewhere.
 */
export const toCard = (id: string, ground: string, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><clipPath id="c${id}"><rect width="${width}" height="${height}" rx="${radius}"/></clipPath>` +
  `<g clip-path="url(#c${id})"><path fill="${ground}" d="M0 0h${width}v${height}H0z"/>${content}</g></svg>`;

/** The printed face of a brand's card as a complete SVG document, the same for the same brand. */
export const drawFace = (
  brand: { slug: string; title: string; category: CategorySlug },
  layout: LayoutName,
  palette: Palette,
): string => {
  const id = hash(brand.slug).toString(36);
  const random = randomOf(`face ${brand.slug}`);
  const { art, zone, mark } = layouts[layout]({ title: brand.title, category: brand.category, palette, random, id });
  return toCard(id, palette.ground, art + (mark ? logoMark(mark, random) : "") + wordMark(brand.title, zone, random));
};
