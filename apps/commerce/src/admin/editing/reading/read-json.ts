import type { SeedCatalogue } from "@giftshop/seed";
import { getStorefront, isStorefrontCode } from "@giftshop/storefront-config";
import type { ContentPage } from "@giftshop/validation/content";
import type { Queryable } from "../../../platform/database/index.ts";
import { checkCatalogue, type Note } from "../checking/check-catalogue.ts";
import { checkPages, picturesOf } from "../checking/check-content.ts";
import { type Finding, Misuse } from "../checking/finding.ts";
import type { Judge } from "../checking/judge.ts";
import { pictureFault } from "../checking/picture-fault.ts";
import { type LocationFile, type LocationJudges, readLocationList } from "../locations/read-locations.ts";
import type { FileSource } from "./file-source.ts";
import { readKnown } from "./known.ts";

/** All that a storefront sells, judged. */
export interface CatalogueFile {
  kind: "CATALOGUE";
  file: string;
  catalogue: SeedCatalogue;
}

/** Pages, judged. */
export interface ContentFile {
  kind: "CONTENT";
  file: string;
  pages: readonly ContentPage[];
  /** Pictures (SVG) by the name under which the pages use them. */
  pictures: Readonly<Record<string, string>>;
}

const lists = ["categories", "brands", "products", "extras", "searchHighlights"] as const;

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

/** Whether all parts of a catalogue are there, as lists of objects; only then its rows can be judged. */
const isWhole = (value: object, note: Note): value is SeedCatalogue => {
  const broken = lists.filter((name) => {
    const list: unknown = Reflect.get(value, name);
    return !(Array.isArray(list) && list.every(isObject));
  });
  for (const name of broken) note(name, "must be a list of objects");
  if (!isObject(Reflect.get(value, "searchTerms"))) note("searchTerms", "must be lists of words by language");
  return broken.length === 0;
};

const checkPictures = ({ brands, extras, products }: SeedCatalogue, note: Note): void => {
  products.forEach(({ pictures }, index) => {
    if (!Array.isArray(pictures)) return;
    pictures.forEach((picture: unknown, place) => {
      const fault = isObject(picture) ? pictureFault(Reflect.get(picture, "svg")) : undefined;
      if (fault !== undefined) note(`products[${index}].pictures[${place}].svg`, fault);
    });
  });
  brands.forEach(({ faceSvg }, index) => {
    const fault = pictureFault(faceSvg);
    if (fault !== undefined) note(`brands[${index}].faceSvg`, fault);
  });
  extras.forEach(({ imageSvg }, index) => {
    const fault = pictureFault(imageSvg);
    if (fault !== undefined) note(`extras[${index}].imageSvg`, fault);
  });
};

const readCatalogue = (judge: Judge, file: string, value: object, note: Note): CatalogueFile | undefined => {
  if (!isWhole(value, note)) return undefined;
  if (!isStorefrontCode(value.storefront)) {
    note("storefront", `is not a storefront: "${value.storefront}"`);
    return undefined;
  }
  checkCatalogue(judge, value, getStorefront(value.storefront), note);
  checkPictures(value, note);
  return { kind: "CATALOGUE", file, catalogue: value };
};

/** Pages as they came, judged. */
export type PagesOfFile = Pick<ContentFile, "pages" | "pictures">;

/** Judges pages and the pictures that came with them; all that is wrong goes to `note`. */
export const judgePages = async (db: Queryable, value: object, note: Note): Promise<PagesOfFile> => {
  const { pages, pictures = {} } = value as { pages: readonly unknown[]; pictures?: Record<string, string> };
  const checked = await checkPages(pages, note);
  for (const [name, svg] of Object.entries(pictures)) {
    const fault = pictureFault(svg);
    if (fault !== undefined) note(`pictures.${name}`, fault);
  }
  const named = new Set(checked.flatMap(picturesOf).filter((name) => !(name in pictures)));
  const kept = (await readKnown(db, [...named])).pictures;
  for (const name of named) if (!kept.has(name)) note("pictures", `has nothing called "${name}", nor is it kept`);
  return { pages: checked, pictures };
};

const parsed = (file: string, text: string): unknown => {
  try {
    return JSON.parse(text.replace(/^\uFEFF/u, ""));
  } catch (error) {
    throw new Misuse(`${file} is not JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
};

/**
 * Reads a file of pages, of all that a storefront sells or of all
 * its places, and judges it; all that is wrong goes to `findings`.
 */
export const readJson = async (
  db: Queryable,
  judges: LocationJudges & { source: FileSource },
  file: string,
  findings: Finding[],
): Promise<CatalogueFile | ContentFile | LocationFile | undefined> => {
  const value = parsed(file, await judges.source.text(file));
  const note: Note = (column, message) => findings.push({ file, column, message });
  if (isObject(value) && "pages" in value && Array.isArray(value.pages))
    return { kind: "CONTENT", file, ...(await judgePages(db, value, note)) };
  if (isObject(value) && "products" in value) return readCatalogue(judges.judge, file, value, note);
  if (isObject(value) && "locations" in value && Array.isArray(value.locations) && value.locations.every(isObject))
    return readLocationList(judges, file, { ...value, locations: value.locations }, note);
  findings.push({ file, message: "has neither pages nor products nor locations" });
  return undefined;
};
