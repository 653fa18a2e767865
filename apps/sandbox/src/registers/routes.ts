import { json } from "../http/answer.ts";
import type { Route } from "../http/router.ts";
import { addressesOf } from "./addresses.ts";

/**
 * Registers that a shop may ask: houses by postcode, and VAT
 * numbers, of which those that end in 0 were never given out.
 */
export const registerRoutes = (): Route[] => [
  ["GET", "/addresses", ({ url }) => json(200, { addresses: addressesOf(url.searchParams.get("postCode") ?? "") })],
  ["GET", "/vat/:number", ({ parameters: { number = "" } }) => json(200, { valid: !number.endsWith("0") })],
];
