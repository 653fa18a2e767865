import type { Storefront } from "@giftshop/storefront-config";
import { addressLines } from "@giftshop/storefront-config/address-lines";
import type { PostalAddress } from "../../../money/order/index.ts";

/**
 * Abroad the last line is the country, in capitals and in the
 * language of where the parcel leaves from (Universal Postal Union).
 */
const countryOf = (countryCode: string, { country, languages }: Pick<Storefront, "country" | "languages">): string => {
  if (countryCode === country) return "";
  const locale = `${languages[0]}-${country}`;
  return (new Intl.DisplayNames(locale, { type: "region" }).of(countryCode) ?? countryCode).toLocaleUpperCase(locale);
};

/**
 * An address from the name to the country, as it is written on an envelope there.
 *
 * @param from the storefront that posts it
 */
export const envelopeLines = (
  address: PostalAddress,
  from: Pick<Storefront, "country" | "languages">,
): readonly string[] => {
  const { firstName, lastName, companyName, addressLine1, addressLine2, countryCode } = address;
  const [street, ...town] = addressLines(address);
  const lines = [
    companyName,
    `${firstName} ${lastName}`,
    addressLine1,
    street,
    addressLine2,
    ...town,
    countryOf(countryCode, from),
  ];
  return lines.flatMap((line) => line || []);
};
