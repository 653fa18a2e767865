import { getStorefront, isStorefrontCode } from "@giftshop/storefront-config";
import { checkBrand, checkExchange, checkProduct } from "./check-catalogue.ts";
import { fixedColumns } from "./columns.ts";
import type { Judge } from "./judge.ts";
import type { Known } from "./known.ts";
import type { ProductRow } from "./product-row.ts";
import { brandRules, storefrontRule } from "./rules.ts";

const columnNames = new Map([
  ...fixedColumns.map(({ name, at }) => [at.join("."), name] as const),
  ["product.brand", "path"] as const,
]);

/** The column that a field of a row comes from: `product.title.fr` is `title_fr`. */
const columnOf = (path: string): string =>
  columnNames.get(path) ?? path.replace(/^(product|brand)\./u, "").replaceAll(".", "_");

/** Judges rows one after the other, and each against those before it. */
export const createRowCheck = (judge: Judge, known: Known) => {
  const seen = new Map<string, number>();
  /** Row of the choice card of each storefront. */
  const choices = new Map<string, number>();
  const brands = new Map<string, { row: number; facts: string }>();

  const checkAgainstOthers = (
    { row, storefront, brand, face }: ProductRow,
    note: (column: string, message: string) => void,
  ) => {
    const name = `${storefront} ${brand.slug}`;
    const before = seen.get(name);
    if (before !== undefined) note("path", `is in row ${before} already`);
    seen.set(name, row);
    const other = brand.kind === "CHOICE" ? choices.get(storefront) : undefined;
    if (other !== undefined) note("kind", `is CHOICE in row ${other} already: a storefront sells one choice card`);
    if (brand.kind === "CHOICE") choices.set(storefront, row);
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
    checkBrand(judge, brand, at("brand"));
    checkProduct(judge, product, getStorefront(storefront), at("product"));
    checkExchange(brand.kind, product, at("product"));
    checkAgainstOthers(line, note);
  };
};
