import { describe, expect, test } from "@jest/globals";
import { judgeVatNumber, normaliseVatNumber } from "./vat-number.ts";

/** By country: a good number without its letters, one with them, and a bad one. */
const numbers = [
  ["AT", "U12345678", "ATU12345678", "12345678"],
  ["BE", "0123.456.789", "BE 0123.456.789", "BE2123456789"],
  ["BG", "123456789", "BG1234567890", "BG12345678"],
  ["CH", "123.456.789 MWST", "CHE-123.456.789 TVA", "CHE-123.456.78"],
  ["CY", "12345678L", "CY12345678L", "CY123456789"],
  ["CZ", "12345678", "CZ1234567890", "CZ1234567"],
  ["DE", "123456789", "DE 123 456 789", "DE12345678"],
  ["DK", "12 34 56 78", "DK12345678", "DK1234567"],
  ["EE", "123456789", "EE123456789", "EE12345678"],
  ["ES", "B12345678", "ESX1234567R", "ES123456789"],
  ["FI", "1234567-8", "FI12345678", "FI123456789"],
  ["FR", "40 303 265 045", "FRK7399859412", "FRO0303265045"],
  ["GB", "123 4567 89", "GBGD001", "GB12345678"],
  ["GR", "123456789", "EL123456789", "EL12345678"],
  ["HR", "12345678901", "HR12345678901", "HR1234567890"],
  ["HU", "12345678", "HU12345678", "HU1234567"],
  ["IE", "1234567FA", "IE8Z49289F", "IE12345678"],
  ["IT", "12345678901", "IT12345678901", "IT1234567890"],
  ["LT", "123456789", "LT123456789012", "LT1234567890"],
  ["LU", "12345678", "LU12345678", "LU123456789"],
  ["LV", "12345678901", "LV12345678901", "LV1234567890"],
  ["MT", "12345678", "MT12345678", "MT1234567"],
  ["NL", "123456789B01", "nl 1234.56.789.b01", "NL123456789"],
  ["NO", "123 456 789", "NO123456789MVA", "NO12345678MVA"],
  ["PL", "123-456-78-90", "PL1234567890", "PL123456789"],
  ["PT", "123 456 789", "PT123456789", "PT12345678"],
  ["RO", "12", "RO1234567890", "RO1"],
  ["SE", "123456789012", "SE123456789012", "SE1234567890"],
  ["SI", "12345678", "SI12345678", "SI1234567"],
  ["SK", "1234567890", "SK1234567890", "SK123456789"],
] as const;

describe("by its country's form", () => {
  test.each(numbers)("%s: %s and %s, not %s", (country, bare, whole, bad) => {
    expect([bare, whole, bad].map((number) => judgeVatNumber(number, country))).toEqual([
      undefined,
      undefined,
      "characters",
    ]);
  });
});

test("a company of another country is known by the letters in front", () => {
  expect(judgeVatNumber("BE0123456789", "FR")).toBeUndefined();
  expect(judgeVatNumber("XI123456789", "IE")).toBeUndefined();
  expect(judgeVatNumber("0123456789", "FR")).toBe("characters");
});

test("where no country is known any known form is right", () => {
  expect(judgeVatNumber("123456789B01")).toBeUndefined();
  expect(judgeVatNumber("abc")).toBe("characters");
});

test("where a country has no form that is known, any short text is right", () => {
  expect(judgeVatNumber("12-3456789", "US")).toBeUndefined();
  expect(judgeVatNumber("€", "US")).toBe("characters");
  expect(judgeVatNumber("1".repeat(21), "US")).toBe("tooLong");
});

test("dashes and spaces of any kind are dropped, also digits of any keyboard read; what is not known is kept as typed", () => {
  expect(normaliseVatNumber(" che\u2011١٢٣.456.789\u00A0mwst ", "CH")).toBe("CHE123456789MWST");
  expect(normaliseVatNumber(" 12-3456789 ", "US")).toBe("12-3456789");
  expect(judgeVatNumber(" ", "FR")).toBe("required");
});
