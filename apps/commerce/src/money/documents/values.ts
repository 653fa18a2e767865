import type { CategorySum } from "./categories.ts";
import type { DocumentLine } from "./content.ts";

/** Every currency of the shop has two digits. */
export const decimal = (minor: number): string => (minor / 100).toFixed(2);

export const percent = (basisPoints: number): string => `${basisPoints / 100}`;

/** Why a category carries no VAT. */
export const exemption = ({ natures }: CategorySum): string =>
  [
    natures.has("MPV") &&
      "Multi-purpose voucher: VAT is due when it is redeemed (Article 30b(2) of Directive 2006/112/EC)",
    natures.has("DONATION") && "Donation: no consideration for a supply",
  ]
    .filter(Boolean)
    .join(". ");

/** What a line is called where it has no title of its own. */
export const postage = "Postage";

/** What a line is marked as; nothing where it is taxed. */
export const marks: Readonly<Record<DocumentLine["nature"], string>> = {
  MPV: "MPV",
  SPV: "SPV",
  DONATION: "Donation",
  TAXED: "",
};

/** What a document is (UNTDID 1001). */
export const typeCodes = { INVOICE: "380", CREDIT_NOTE: "381" } as const;

/** By which means it is paid (UNTDID 4461): a transfer, where it is still owed; else it was online. */
export const paymentCodes = { transfer: "30", online: "68" } as const;
