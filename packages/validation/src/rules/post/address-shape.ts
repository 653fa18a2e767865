/** Which parts an address of a country has. */
export interface AddressShape {
  /** Whether it has a postal code; where it has one, it is required. */
  postCode: boolean;
  /** Whether a place may be without a house number (a named house, a hamlet, "s/n"). */
  houseNumberOptional: boolean;
  /** State, province or emirate: required where the post sorts by it. */
  administrativeArea: "required" | "optional" | "none";
  /** A line in front of the street for building or area, as addresses are given there. */
  addressLine1: boolean;
}

const withoutPostCode = new Set(["AE", "HK", "QA"]);

// Every house has a number where the post lists them all; elsewhere a named house or a hamlet is an address.
const numbered = new Set(["NL", "BE", "DE", "AT", "CH", "LU", "DK", "SE", "NO", "PL", "US", "CA"]);

const withArea = new Map<string, "required" | "optional">([
  ...["US", "CA", "AU", "BR", "MX"].map((country) => [country, "required"] as const),
  ...["IT", "ES", "AE"].map((country) => [country, "optional"] as const),
]);

/** @param country ISO 3166-1 alpha-2 */
export const addressShape = (country: string): AddressShape => ({
  postCode: !withoutPostCode.has(country),
  houseNumberOptional: !numbered.has(country),
  administrativeArea: withArea.get(country) ?? "none",
  addressLine1: country === "AE",
});
