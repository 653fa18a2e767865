import { getStorefront, isStorefrontCode } from "@giftshop/storefront-config";
import type { CataloguePicture } from "../../../shop/catalogue/types.ts";
import type { Judge } from "../checking/judge.ts";
import { mostPictures, name as nameRule } from "../rules.ts";
import type { ProductRow } from "./product-row.ts";

/** A picture that a cell names: what it is kept as, or why it is not shown. */
export interface NamedPicture {
  hash?: string;
  fault?: string;
}

/**
 * Judges the pictures of a row and answers them as they are kept; of one that has a fault, nothing. In each
 * language in which it says what they show, and in all of the storefront's, it has to say so of every one.
 *
 * @param find what a name means
 */
export const readRowPictures = (
  judge: Judge,
  { storefront, pictures }: ProductRow,
  find: (name: string) => NamedPicture,
  note: (column: string, message: string) => void,
): readonly CataloguePicture[] | undefined => {
  if (!(pictures && isStorefrontCode(storefront))) return undefined;
  const { names = [], alts = {} } = pictures;
  if (names.length === 0) note("pictures", "is missing: what they show is told");
  if (names.length > mostPictures) note("pictures", `may have at most ${mostPictures} pictures`);
  for (const language of new Set<string>([...getStorefront(storefront).languages, ...Object.keys(alts)])) {
    const told = alts[language] ?? [];
    const fault = told.map((text) => judge(nameRule, text)).find((message) => message !== undefined);
    if (fault !== undefined) note(`pictures_${language}`, fault);
    else if (told.length !== names.length)
      note(`pictures_${language}`, `must say of ${names.length} pictures what they show, with | between them`);
  }
  return names.flatMap((name, index) => {
    const { hash, fault } = find(name);
    if (hash === undefined) note("pictures", fault ?? `is not a picture that is kept: "${name}"`);
    const alt = Object.fromEntries(Object.entries(alts).map(([language, told]) => [language, told[index]]));
    return hash === undefined ? [] : { media: hash, alt };
  });
};
