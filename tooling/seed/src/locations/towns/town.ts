import type { Language } from "@giftshop/storefront-config";

/**
 * A real town: name, administrative area, latitude and longitude of its centre (degrees of WGS 84), shape of
 * its post codes (`#` any digit, `+` 1 to 9, `@` a letter), and how far from the centre its shops are, in km.
 */
export type Town = readonly [
  name: string,
  area: string,
  latitude: number,
  longitude: number,
  postCode: string,
  radius: number,
];

/** Towns that share a language and an hour, the larger ones first. */
export interface Towns {
  /** Language of the street signs. */
  language: Language;
  /** Zone, where it is not the storefront's. */
  timeZone?: string;
  towns: readonly Town[];
}
