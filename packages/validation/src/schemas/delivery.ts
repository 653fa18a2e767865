import { object } from "yup";
import { limits } from "../lengths/limits.ts";
import { plainNumber } from "../rules/digits.ts";
import { judgeEmail } from "../rules/email.ts";
import { judgeMachineText } from "../rules/machine-text.ts";
import { judgePhone } from "../rules/phone.ts";
import { addressShape } from "../rules/post/address-shape.ts";
import { judgeHouseNumber } from "../rules/post/house-number.ts";
import { judgePostCode, normalisePostCode } from "../rules/post/post-code.ts";
import { judgeName, judgeText, normaliseText } from "../rules/text.ts";
import { optionalText, text, trimDigits } from "./fields.ts";

const trim = (value: string) => value.trim();
const line = (max: number) => optionalText((value) => judgeText(value, { max }), normaliseText);

/** Country that an address says of itself; empty where it says none. */
export const countryOf = (delivery: unknown): string => {
  if (typeof delivery !== "object" || delivery === null || !("countryCode" in delivery)) return "";
  return typeof delivery.countryCode === "string" ? delivery.countryCode : "";
};

/**
 * `DeliveryInput`: where a parcel goes, by the rules of its country.
 *
 * @param country ISO 3166-1 alpha-2 the address is in
 * @param countries where the storefront posts to; another one is `deliveryCountry`
 */
export const deliverySchema = (country: string, countries: readonly string[] = [country]) => {
  const shape = addressShape(country);
  const postCode = (value: string) => normalisePostCode(value, country);
  const houseNumber = (value: string) => judgeHouseNumber(value, country);
  return object({
    firstName: text(judgeName, normaliseText),
    lastName: text(judgeName, normaliseText),
    companyName: line(limits.companyName),
    countryCode: text((value) => (countries.includes(value) ? undefined : "deliveryCountry"), trim),
    postCode: shape.postCode
      ? text((value) => judgePostCode(value, country), postCode)
      : optionalText(
          () => undefined,
          () => "",
        ),
    houseNumber: shape.houseNumberOptional ? optionalText(houseNumber, trimDigits) : text(houseNumber, trimDigits),
    suffix: line(limits.suffix),
    street: text((value) => judgeText(value, limits.street), normaliseText),
    city: text((value) => judgeText(value, { max: limits.city }), normaliseText),
    addressLine1: line(limits.addressLine),
    addressLine2: line(limits.addressLine),
    phoneNumber: optionalText((value) => judgePhone(value, country), plainNumber),
    customerType: optionalText((value) => (value === "PRIVATE" || value === "BUSINESS" ? undefined : "notAnOption")),
    email: optionalText(judgeEmail, trim),
    invoiceEmail: optionalText(judgeEmail, trim),
    referenceNumber: optionalText((value) => judgeMachineText(value, limits.reference), trimDigits),
  });
};
