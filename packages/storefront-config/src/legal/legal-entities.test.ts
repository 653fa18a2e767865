import { expect, test } from "@jest/globals";
import { storefrontCodes } from "../storefront-codes.ts";
import { legalEntityOf } from "./legal-entities.ts";

test("no two companies have a number in common", () => {
  const entities = storefrontCodes.map(legalEntityOf);
  for (const field of ["vatNumber", "companyNumber", "register"] as const)
    expect(new Set(entities.map((entity) => entity[field])).size).toBe(storefrontCodes.length);
});

test("French VAT numbers have the key of their SIREN", () => {
  for (const code of storefrontCodes) {
    const [, key, siren] = /^FR(\d\d)(\d{9})$/.exec(legalEntityOf(code).vatNumber) ?? [];
    if (siren !== undefined) expect(Number(key)).toBe((12 + 3 * (Number(siren) % 97)) % 97);
  }
});
