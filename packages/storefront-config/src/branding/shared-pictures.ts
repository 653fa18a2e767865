import type { Country } from "../countries.ts";
import type { BrandGroup, PaymentLogo } from "../types.ts";
import type { SocialNetwork } from "./social-links.ts";
import type { TrustMarkKind } from "./trust-mark.ts";
import { trustNames } from "./trust-names.ts";

/** The name of a file: small letters without accents, digits and hyphens. */
export const slugOf = (name: string): string =>
  name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-");

/** Keys of the pictures that several storefronts show. Each brand group's app serves its own copy. */
export const sharedKeys = {
  payment: (logo: PaymentLogo): string => `shared/payment-${logo}`,
  social: (network: SocialNetwork): string => `shared/social-${network}`,
  clock: (group: BrandGroup): string => `shared/clock-${group.toLowerCase()}`,
  trust: (country: Country, kind: TrustMarkKind, height: 24 | 40): string =>
    `shared/trust-${slugOf(trustNames(country)[kind])}-${height}`,
};
