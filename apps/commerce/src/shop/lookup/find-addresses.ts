import { judgePostCode, normalisePostCode } from "@giftshop/validation/rules";
import type { Scope } from "../../platform/graphql/context.ts";
import { type Bucket, limit } from "../../platform/limit.ts";
import { type AddressRegister, httpAddressRegister, type RegisteredAddress } from "./address-register.ts";

/** More than a person tries; whoever asks for all of a country is stopped. */
const lookups: Bucket = { name: "address-lookup", points: 40, seconds: 600 };

/** Where the houses of a postcode are known: elsewhere too many share one. */
const countries: ReadonlySet<string> = new Set(["GB"]);

const registerOf = ({ services }: Scope): AddressRegister | undefined => {
  const { addressUrl } = services.environment;
  return addressUrl === undefined ? undefined : httpAddressRegister(addressUrl);
};

/**
 * `addressesOfPostCode`: the houses of a postcode, to choose from, or none where they cannot be known and the
 * address is typed. Throws 1002.
 */
export const findAddresses = async (
  { countryCode, postCode }: { countryCode: string; postCode: string },
  scope: Scope,
  register = registerOf(scope),
): Promise<RegisteredAddress[]> => {
  if (register === undefined || !countries.has(countryCode)) return [];
  const code = normalisePostCode(postCode, countryCode);
  if (judgePostCode(code, countryCode) !== undefined) return [];
  await limit(scope, lookups, scope.clientAddress);
  try {
    return await register.find(code);
  } catch (error) {
    scope.log.warn({ error }, "addresses could not be looked up");
    return [];
  }
};
