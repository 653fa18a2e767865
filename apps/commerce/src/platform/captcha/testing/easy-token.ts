import type { StorefrontCode } from "@giftshop/storefront-config";
import { makeChallenge } from "../make-challenge.ts";
import { solvedToken } from "./solve.ts";

/**
 * A token as a browser sends it, without a browser's work:
 * for who knows the secret and measures what comes after it.
 * @param signingSecret of the commerce that judges it
 */
export const easyToken = async (
  signingSecret: string,
  storefront: StorefrontCode,
  now = new Date(),
): Promise<string> => {
  const services = { clock: { now: () => now }, environment: { signingSecret } };
  return solvedToken(await makeChallenge(services, { action: "common", storefront }, 1));
};
