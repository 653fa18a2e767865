import { isSupportedCountry, parsePhoneNumberFromString } from "libphonenumber-js/min";

/** Whether the library knows it as a number somebody may have. */
export const isRealNumber = (number: string, country?: string): boolean => {
  const known = country !== undefined && isSupportedCountry(country) ? country : undefined;
  return parsePhoneNumberFromString(number, known)?.isValid() ?? false;
};
