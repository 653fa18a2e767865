import { embedded } from "@giftshop/start";
import { type BrandGroup, type StorefrontCode, storefrontCodes } from "@giftshop/storefront-config";

/**
 * The storefront of each house whose digital gifts come wrapped;
 * journeys through the others find number and PIN in the email.
 */
export const wrappedIn = { CB: "CBIE", CK: "CKFR", GCS: "GCSIE" } as const satisfies Record<BrandGroup, StorefrontCode>;

const wrapping: readonly StorefrontCode[] = Object.values(wrappedIn);

/**
 * Settings of a tested shop: outside parts are always embedded, and a test may name its address
 * (`X-Forwarded-For`), so that limits count its calls alone.
 */
export const visitorsBehindProxy = {
  ...embedded,
  TRUST_PROXY: "1",
  CODES_IN_EMAIL: storefrontCodes.filter((code) => !wrapping.includes(code)).join(","),
};
