import { embedded } from "@giftshop/start";
import { type StorefrontCode, storefrontCodes } from "@giftshop/storefront-config";

/**
 * The storefront whose digital gifts come wrapped; journeys
 * through the others find number and PIN in the email.
 */
export const wrappedIn: StorefrontCode = "CBIE";

/**
 * Settings of a tested shop: outside parts are always embedded, and a test may name its address
 * (`X-Forwarded-For`), so that limits count its calls alone.
 */
export const visitorsBehindProxy = {
  ...embedded,
  TRUST_PROXY: "1",
  CODES_IN_EMAIL: storefrontCodes.filter((code) => code !== wrappedIn).join(","),
};
