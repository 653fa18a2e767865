import type { DocumentLine } from "./content.ts";

/**
 * VAT category of EN 16931. S: taxed; Z: taxed with nothing; E: exempt, here what is outside
 * of VAT: the standard lets its own category for that, O, stand in no invoice beside others.
 */
export type Category = "S" | "Z" | "E";

export const categoryOf = ({ nature, rate }: Pick<DocumentLine, "nature" | "rate">): Category => {
  if (rate > 0) return "S";
  return nature === "MPV" || nature === "DONATION" ? "E" : "Z";
};

/** Sums of the lines of one category and rate, minor units. */
export interface CategorySum {
  category: Category;
  rate: number;
  net: number;
  vat: number;
  natures: ReadonlySet<DocumentLine["nature"]>;
}

export const categorySums = (lines: readonly DocumentLine[]): CategorySum[] =>
  [...Map.groupBy(lines, (line) => `${categoryOf(line)} ${line.rate}`).values()].flatMap((own) => {
    const [first] = own;
    if (first === undefined) return [];
    return {
      category: categoryOf(first),
      rate: first.rate,
      net: own.reduce((sum, { gross, vat }) => sum + gross - vat, 0),
      vat: own.reduce((sum, { vat }) => sum + vat, 0),
      natures: new Set(own.map(({ nature }) => nature)),
    };
  });
