import { onOneLine } from "./on-one-line.ts";

/** An address as commerce keeps it. */
export interface WrittenAddress {
  street: string;
  /** `-` says that the address has none. */
  houseNumber?: string | null | undefined;
  suffix?: string | null | undefined;
  postCode?: string | null | undefined;
  city: string;
  administrativeArea?: string | null | undefined;
  /** ISO 3166-1. */
  countryCode: string;
}

const join = (separator: string, ...parts: (string | null | undefined)[]): string =>
  parts.filter(Boolean).join(separator);

/** Where the number of the house stands before the street (Universal Postal Union, addressing systems). */
const numberFirst = new Set(["AE", "AU", "CA", "FR", "GB", "IE", "NZ", "US"]);

type Town = (address: Omit<WrittenAddress, "street">) => string[];
const postCodeFirst: Town = ({ postCode, city }) => [join(" ", postCode, city)];

/** Lines of the town, where they are not "post code, town". */
const towns: Readonly<Record<string, Town>> = {
  AE: ({ city, administrativeArea }) => [onOneLine([...new Set([city, administrativeArea || city])])],
  AU: ({ city, administrativeArea, postCode }) => [join(" ", city, administrativeArea, postCode)],
  BR: ({ city, administrativeArea, postCode }) => [join(" – ", city, administrativeArea), postCode ?? ""],
  CA: ({ city, administrativeArea, postCode }) => [join(" ", city, administrativeArea, postCode)],
  GB: ({ city, postCode }) => [city, postCode ?? ""],
  IE: ({ city, postCode }) => [city, postCode ?? ""],
  IT: ({ city, administrativeArea, postCode }) => [
    join(" ", postCode, city, administrativeArea?.length === 2 ? `(${administrativeArea})` : null),
  ],
  MX: ({ city, administrativeArea, postCode }) => [
    join(", ", join(" ", postCode, city), administrativeArea === city ? null : administrativeArea),
  ],
  NZ: ({ city, postCode }) => [join(" ", city, postCode)],
  US: ({ city, administrativeArea, postCode }) => [
    administrativeArea ? join(", ", city, join(" ", administrativeArea, postCode)) : join(" ", city, postCode),
  ],
};

/** The town with its post code, in the order of the country: "75011 Paris", "New York NY 10013". */
export const townLines = (address: Omit<WrittenAddress, "street">): string[] =>
  (towns[address.countryCode] ?? postCodeFirst)(address).filter((line) => line !== "");

/**
 * An address as it is written on an envelope in its country:
 * the street, then the town. The country is left out.
 */
export const addressLines = (address: WrittenAddress): string[] => {
  const { street, houseNumber, suffix, countryCode } = address;
  const house = join(" ", houseNumber === "-" ? null : houseNumber, suffix);
  const first = numberFirst.has(countryCode)
    ? join(" ", house, street)
    : join(countryCode === "BR" ? ", " : " ", street, house);
  return [first, ...townLines(address)].filter((line) => line !== "");
};

/** An address in one line. */
export const addressOnOneLine = (address: WrittenAddress): string => onOneLine(addressLines(address));

/** Whether a country writes "24 rue des Tilleuls" rather than "Lindenstraße 24". */
export const writesNumberFirst = (countryCode: string): boolean => numberFirst.has(countryCode);

/**
 * Countries to choose from, by their names.
 *
 * @param countries ISO 3166-1 alpha-2
 * @param locale BCP 47 in which they are named
 */
export const countryChoices = (countries: readonly string[], locale: string): { id: string; label: string }[] => {
  const names = new Intl.DisplayNames([locale], { type: "region", fallback: "code" });
  return countries.map((id) => ({ id, label: names.of(id) ?? id }));
};
