import type { Country } from "./addresses/countries.ts";
import type { BrandingWords } from "./branding/words.ts";
import type { VolumePrice } from "./payments/volume-price.ts";
import type { Storefront } from "./types.ts";

/** What one file of `storefronts/` says, completed. Browsers are given `storefront` only. */
export interface StorefrontRecord {
  storefront: Storefront;
  /** The storefront's country, narrowed to those that have terms. */
  country: Country;
  branding: BrandingWords;
  /** What wrapping of many costs less in a quote; empty: nothing. */
  volumePrices: readonly VolumePrice[];
}
