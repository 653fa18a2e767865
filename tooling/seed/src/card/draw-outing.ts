import type { CategorySlug } from "../categories.ts";
import type { SeedBrand } from "../types.ts";
import { categoryDrawings } from "./category-drawings.ts";
import { mix } from "./colour.ts";
import { height, width } from "./face.ts";

/** What the card stands for, drawn large, and the card that lies before it; 3:2, on the card's own ground. */
export const drawOuting = (
  category: CategorySlug,
  { slug, faceSvg, backgroundColor }: Pick<SeedBrand, "slug" | "faceSvg" | "backgroundColor">,
): string => {
  const ground = mix(backgroundColor, "#2b2b40", 0.14);
  const id = `outing-${slug}`;
  const face = faceSvg.replace(
    "<svg ",
    `<svg x="${-width / 4}" y="${-height / 4}" width="${width / 2}" height="${height / 2}" `,
  );
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 800"><defs><radialGradient id="${id}" cx=".3" cy=".2"><stop stop-color="#fff" stop-opacity=".7"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient></defs>` +
    `<path fill="${ground}" d="M0 0h1200v800H0z"/><path fill="url(#${id})" d="M0 0h1200v800H0z"/>` +
    `<path transform="translate(130 30)scale(6.4)" d="${categoryDrawings[category]}" fill="none" stroke="${mix(backgroundColor, "#ffffff", 0.55)}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>` +
    `<g transform="translate(770 450)rotate(-8)"><rect x="${-width / 4}" y="${-height / 4 + 12}" width="${width / 2}" height="${height / 2}" rx="16" opacity=".18"/>${face}</g></svg>`
  );
};
