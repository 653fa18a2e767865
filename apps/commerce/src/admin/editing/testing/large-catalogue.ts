import type { StorefrontCode } from "@giftshop/storefront-config";
import { stringify } from "csv-stringify/sync";
import { fixedColumns, wordColumns } from "../reading/columns.ts";

const beginnings = [
  "al",
  "bel",
  "cor",
  "dan",
  "el",
  "fam",
  "gor",
  "hel",
  "im",
  "jur",
  "kal",
  "lum",
  "mar",
  "nor",
  "or",
  "pal",
];
const middles = ["a", "e", "i", "o", "u", "ane", "eri", "ila", "ondo", "umi"];
const endings = ["ba", "cko", "den", "fi", "gra", "l", "mos", "n", "ra", "s", "ta", "vel", "x", "zio"];

/** A number that looks like chance and is the same each time. */
const scattered = (seed: number): number => Math.imul(seed ^ (seed >>> 15), 0x2c1b3c6d) >>> 0;
const pick = (from: readonly string[], seed: number): string => from[scattered(seed) % from.length] ?? "";
const word = (seed: number): string =>
  pick(beginnings, seed * 3) + pick(middles, seed * 5 + 1) + pick(endings, seed * 7 + 2);
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Sentences of words that many products share, as those of a trade do. */
const sentences = (index: number): string =>
  [0, 1, 2]
    .map(
      (part) =>
        `${capital(word(index + part))} ${Array.from({ length: 12 }, (_, at) => word((index * 31 + part * 17 + at * 7) % 2000)).join(" ")}.`,
    )
    .join(" ");

/** Pictures for the faces of a large catalogue, by the name of their file. */
export const largeFaces = (count: number): ReadonlyMap<string, string> =>
  new Map(
    Array.from({ length: count }, (_, index) => {
      const hue = Math.round((index * 360) / count);
      const waves = Array.from(
        { length: 12 },
        (_, wave) =>
          `<path d="M0 ${wave * 45 + (index % 40)}q214 -60 428 0t428 0" fill="none" stroke="hsl(${hue} 60% ${40 + wave * 3}%)" stroke-width="9"/>`,
      );
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 856 540"><rect width="856" height="540" fill="hsl(${hue} 50% 30%)"/>${waves.join("")}</svg>`;
      return [`face-${index}.svg`, svg];
    }),
  );

export interface LargeCatalogue {
  storefront: StorefrontCode;
  language: string;
  categories: readonly string[];
  products: number;
  /** Names of files beside the file of products. */
  faces: readonly string[];
  /** Ends every title: another one changes all products. Default: none. */
  edition?: string;
}

/**
 * A file of made-up products, each with a brand of its own,
 * as large as is asked: for measuring. The same each time.
 */
export const largeCatalogue = ({
  storefront,
  language,
  categories,
  products,
  faces,
  edition = "",
}: LargeCatalogue): string => {
  const columns = [...fixedColumns, ...wordColumns(language)].map(({ name }) => name);
  const rows = Array.from({ length: products }, (_, index): Record<string, string | number> => {
    const title = `${capital(word(index))} ${capital(word(index + 1000))} ${index}${edition}`;
    const values = [10, 25, 50, 100].slice(index % 3).join(" ");
    return {
      storefront,
      path: `made-${index}`,
      sold: "yes",
      brand: title,
      category: categories[index % categories.length] ?? "",
      kind: "GIFTCARD",
      voucher: "MPV",
      color: "#c2255c",
      hand: "yes",
      shadow: index % 2 === 0 ? "yes" : "no",
      face: faces[index % faces.length] ?? "",
      popularity: index + 1000,
      top: "no",
      digital_values: values,
      digital_fixed: "no",
      digital_minimum: 10,
      digital_maximum: 250,
      ...(index % 2 === 0
        ? {
            physical_values: values,
            physical_fixed: "no",
            physical_minimum: "10.00",
            physical_maximum: 150,
            physical_stock: 500,
          }
        : {}),
      [`title_${language}`]: title,
      [`description_${language}`]: sentences(index),
      [`conditions_${language}`]: sentences(index + 7),
    };
  });
  return stringify([columns, ...rows.map((row) => columns.map((name) => String(row[name] ?? "")))], { bom: true });
};
