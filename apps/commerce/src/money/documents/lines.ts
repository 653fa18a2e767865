import { taxWithin } from "@giftshop/validation/tax";
import { amountOf, type LineKind, type OrderLine } from "../order/index.ts";
import type { DocumentLine, DocumentTax, LineNature } from "./content.ts";

/**
 * What VAT sees in each kind of line; the catalogue refuses
 * single-purpose vouchers, so every card is a multi-purpose one.
 */
const natureOf: Readonly<Record<LineKind, LineNature>> = {
  GIFTCARD: "MPV",
  ACTIVATION: "MPV",
  DONATION: "DONATION",
  GIFTCARD_BLANK: "TAXED",
  WRAPPER: "TAXED",
  DIGITAL_WRAPPER: "TAXED",
  GIFT_PACKING: "TAXED",
};

/** VAT is reckoned of a package's stock boxes, and of all of its extras together, as in the basket. */
const taxedTogether = ({ package: own, kind }: OrderLine): string =>
  `${own} ${kind === "GIFTCARD_BLANK" ? "box" : "extra"}`;

/**
 * Shares the VAT of what was taxed together out over its lines;
 * what is rounded away in one comes back in a later one.
 */
const sharedOut = (lines: readonly OrderLine[], rate: number): DocumentLine[] => {
  let gross = 0;
  let told = 0;
  return lines.map((line) => {
    gross += amountOf(line);
    const vat = taxWithin(gross, rate) - told;
    told += vat;
    return {
      line: line.id,
      title: line.title,
      nature: "TAXED",
      quantity: line.quantity,
      gross: amountOf(line),
      vat,
      rate,
    };
  });
};

interface Sold {
  lines: readonly OrderLine[];
  shipping: number;
  /** Within `shipping`, as the order has it. */
  shippingVat: number;
  /** Basis points. */
  rate: number;
}

/**
 * What an order sold, as lines of a document, in the order's own order. Their VAT
 * adds up to the order's to the cent: it is rounded where the basket rounds it.
 */
export const documentLines = ({ lines, shipping, shippingVat, rate }: Sold): DocumentLine[] => {
  const taxed = Map.groupBy(
    lines.filter(({ kind }) => natureOf[kind] === "TAXED"),
    taxedTogether,
  );
  const shared = new Map<number, DocumentLine>();
  for (const group of taxed.values())
    sharedOut(group, rate).forEach((line, index) => void shared.set(group[index]?.id ?? 0, line));
  const sold = lines.map(
    (line): DocumentLine =>
      shared.get(line.id) ?? {
        line: line.id,
        title: line.title,
        nature: natureOf[line.kind],
        quantity: line.quantity,
        gross: amountOf(line),
        vat: 0,
        rate: 0,
      },
  );
  const charged = sold.filter(({ gross }) => gross > 0);
  if (shipping === 0) return charged;
  return [
    ...charged,
    { line: null, title: null, nature: "TAXED", quantity: 1, gross: shipping, vat: shippingVat, rate },
  ];
};

/** Net and VAT by rate, the highest rate first. */
export const taxesOf = (lines: readonly DocumentLine[]): DocumentTax[] =>
  [...Map.groupBy(lines, ({ rate }) => rate)]
    .map(([rate, own]) => ({
      rate,
      net: own.reduce((sum, { gross, vat }) => sum + gross - vat, 0),
      vat: own.reduce((sum, { vat }) => sum + vat, 0),
    }))
    .toSorted((one, other) => other.rate - one.rate);
