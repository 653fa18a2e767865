import { getStorefront, isStorefrontCode } from "@giftshop/storefront-config";
import { fixedColumns } from "../reading/columns.ts";
import type { Known } from "../reading/known.ts";
import type { ProductRow } from "../reading/product-row.ts";
import { brandRules, storefrontRule } from "../rules.ts";
import { checkBrand, checkKind, checkProduct } from "./check-catalogue.ts";
import type { Judge } from "./judge.ts";

const columnNames = new Map([
  ...fixedColumns.map(({ name, at }) => [at.join("."), name] as const),
  ["product.brand", "path"] as const,
]);

/** The column that a field of a row comes from: `product.title.fr` is `title_fr`. */
const columnOf = (path: string): string =>
  columnNames.get(path) ?? path.replace(/^(product|brand)\./u, "").replaceAll(".", "_");

const nameOf = ({ storefront, brand }: ProductRow): string => `${storefront} ${brand.slug}`;

/** Judges rows one after the other, and each against those before it. @param rows all of them */
export const createRowCheck = (judge: Judge, known: Known, rows: readonly ProductRow[]) => {
  const seen = new Map<string, number>();
  /** Row of the choice card of each storefront. */
  const choices = new Map<string, number>();
  /** What is no choice card once the file is in. */
  const others = new Set(rows.filter(({ sold, brand }) => sold === false || brand.kind !== "CHOICE").map(nameOf));
  const brands = new Map<string, { row: number; facts: string }>();

  const checkChoice = ({ row, storefront, brand }: ProductRow, note: (column: string, message: string) => void) => {
    if (brand.kind !== "CHOICE") return;
    const before = choices.get(storefront);
    const sold = known.choices.get(storefront);
    if (before !== undefined) note("kind", `is CHOICE in row ${before} already: a storefront sells one choice card`);
    else if (sold !== undefined && sold !== brand.slug && !others.has(`${storefront} ${sold}`))
      note("kind", `is CHOICE, as is "${sold}" in ${storefront}: a storefront sells one choice card`);
    choices.set(storefront, row);
  };

  const checkAgainstOthers = (line: ProductRow, note: (column: string, message: string) => void) => {
    const { row, storefront, brand, face } = line;
    const name = nameOf(line);
    const before = seen.get(name);
    if (before !== undefined) note("path", `is in row ${before} already`);
    seen.set(name, row);
    checkChoice(line, note);
    const { category, ...facts } = brand;
    if (category && !known.categories.has(`${storefront} ${category}`))
      note("category", `is not a category of ${storefront}: "${category}"`);
    const text = JSON.stringify([facts, face]);
    const same = brands.get(brand.slug ?? "");
    if (same && same.facts !== text)
      note("path", `is another brand in row ${same.row}: a brand is the same in every storefront`);
    else brands.set(brand.slug ?? "", { row, facts: text });
  };

  return (line: ProductRow, note: (column: string, message: string) => void): void => {
    const { storefront, sold = true, brand, product } = line;
    const at = (place: string) => (path: string, message: string) => note(columnOf(`${place}.${path}`), message);
    const message = judge(storefrontRule, storefront);
    if (message !== undefined || !isStorefrontCode(storefront)) {
      note("storefront", message ?? "is not known");
      return;
    }
    if (!sold) {
      const wrong = brandRules.slug && judge(brandRules.slug, brand.slug);
      if (wrong !== undefined) note("path", wrong);
      return;
    }
    const shop = getStorefront(storefront);
    checkBrand(judge, brand, shop, at("brand"));
    checkProduct(judge, product, shop, at("product"));
    checkKind(brand.kind, product, at("product"));
    checkAgainstOthers(line, note);
  };
};
