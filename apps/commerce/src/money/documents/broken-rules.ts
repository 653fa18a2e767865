import { categorySums } from "./categories.ts";
import type { IssuedDocument } from "./content.ts";

/**
 * Minor units that VAT of a category may differ from its rate:
 * prices include it, and each part is rounded by itself.
 */
const tolerance = 100;

/**
 * Business rules of EN 16931 that a document breaks, by their names there.
 * Ours have none to break; this is looked at before each is written.
 */
export const brokenRules = ({ kind, number, content }: IssuedDocument): string[] => {
  const { lines, seller, gross, vat, currency, payments, buyer, corrects } = content;
  const sums = categorySums(lines);
  const net = lines.reduce((sum, line) => sum + line.gross - line.vat, 0);
  const rules: Readonly<Record<string, boolean>> = {
    "BR-02": number !== "",
    "BR-03": /^\d{4}-\d\d-\d\d$/.test(content.issuedOn),
    "BR-05": /^[A-Z]{3}$/.test(currency),
    "BR-06": seller.legalName !== "",
    "BR-07": (buyer.companyName ?? buyer.name).trim() !== "",
    "BR-09": /^[A-Z]{2}$/.test(seller.address.countryCode),
    "BR-16": lines.length > 0,
    "BR-22": lines.every(({ quantity }) => quantity > 0),
    "BR-27": lines.every((line) => line.gross - line.vat >= 0),
    "BR-55": kind === "INVOICE" || corrects !== null,
    "BR-CO-10": net === sums.reduce((sum, one) => sum + one.net, 0),
    "BR-CO-14": vat === sums.reduce((sum, one) => sum + one.vat, 0),
    "BR-CO-15": gross === net + vat,
    "BR-CO-16": payments.reduce((sum, { amount }) => sum + amount, 0) === gross,
    "BR-CO-17": sums.every((one) => Math.abs((one.net * one.rate) / 10_000 - one.vat) <= tolerance),
    "BR-E-02": sums.every(({ category }) => category !== "E") || seller.vatNumber !== "",
    "BR-E-09": sums.every(({ category, vat: own }) => category === "S" || own === 0),
  };
  return Object.entries(rules).flatMap(([rule, kept]) => (kept ? [] : [rule]));
};
