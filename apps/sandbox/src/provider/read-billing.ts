import { isRecord } from "../http/call.ts";
import { unprocessable } from "./errors.ts";

/**
 * "At least two characters and cannot contain only numbers",
 * as the provider's OpenAPI document says of both names.
 */
const isName = (value: unknown): boolean =>
  typeof value === "string" && [...value.trim()].length >= 2 && !/^[\d\s]+$/.test(value);

/**
 * Judges the names of a billing address; one that is not there is not
 * asked for. @throws ProviderRefusal 422 naming the first that is none.
 */
export const checkBilling = (address: unknown): void => {
  if (address === undefined || address === null) return;
  if (!isRecord(address)) throw unprocessable("The billing address is invalid", "billingAddress");
  for (const field of ["givenName", "familyName"]) {
    const name = address[field] ?? undefined;
    if (name !== undefined && !isName(name)) {
      throw unprocessable("A name should have at least two characters and not only numbers", `billingAddress.${field}`);
    }
  }
};
