import type { PaymentLogo } from "../types.ts";
import type { TrustMarkKind } from "./trust-mark.ts";

/** The name of a file: small letters without accents, digits and hyphens. */
export const slugOf = (name: string): string =>
  name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-");

/** Names of the pictures around a page. Those of a storefront stand in one file. */
export const framePictures = {
  clock: "clock",
  payment: (logo: PaymentLogo): string => `payment-${logo}`,
  trust: (kind: TrustMarkKind, height: 24 | 40): string => `trust-${kind}-${height}`,
};

/**
 * Key of the icons of all networks, side by side in their order:
 * every storefront's, each brand group's app serves its own copy.
 */
export const socialStrip = "shared/social";
