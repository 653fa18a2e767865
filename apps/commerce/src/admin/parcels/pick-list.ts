import { toDecimal } from "../../money/payment/index.ts";
import { type PackerLanguage, packerWords } from "../../shop/checkout/dispatch/packer-words.ts";
import type { PackedParcel } from "../../shop/checkout/dispatch/read-parcel.ts";

/** How many of one thing to pick, over all parcels. */
export interface Pick {
  quantity: number;
  what: string;
}

/**
 * What has to be fetched for parcels: cards by their value,
 * and what goes around them; in the order of their names.
 */
export const pickList = (parcels: readonly PackedParcel[], language: PackerLanguage): Pick[] => {
  const { amount } = packerWords[language];
  const all = parcels.flatMap(({ currency, packages }) =>
    packages
      .flatMap(({ lines }) => lines)
      .map(({ kind, title, quantity, unitPrice }) => {
        const hasValue = kind === "GIFTCARD" || kind === "GIFTCARD_BLANK";
        return { quantity, what: hasValue ? `${title}  ${amount(toDecimal(unitPrice, currency))} ${currency}` : title };
      }),
  );
  return [...Map.groupBy(all, ({ what }) => what)]
    .map(([what, those]) => ({ what, quantity: those.reduce((sum, { quantity }) => sum + quantity, 0) }))
    .sort((one, other) => one.what.localeCompare(other.what, language, { numeric: true }));
};
