import type { Language } from "@giftshop/storefront-config";

/** One opening of a day: `dayOfWeek` 1 is Monday; times are `HH:MM` of the place, `24:00` is midnight. */
export interface SeedOpeningHours {
  dayOfWeek: number;
  opens: string;
  closes: string;
}

/**
 * What a place, its street, town and area are called in a
 * language, as far as they are called something else there.
 */
export interface LocationText {
  title?: string;
  street?: string;
  city?: string;
  administrativeArea?: string;
}

/** A place where a product can be spent. */
export interface SeedLocation {
  /** Slug of the brand, the path of its product. */
  product: string;
  /** Last segment of its address, unique among the places of the product. */
  path: string;
  title: string;
  street: string;
  houseNumber?: string;
  postCode?: string;
  city: string;
  /**
   * What the town, found by both names, is called in another language of the country: `Brussel` beside
   * `Bruxelles`.
   */
  otherCityName?: string;
  administrativeArea?: string;
  /** ISO 3166-1 alpha-2. */
  countryCode: string;
  /** Degrees of WGS 84, five decimals. */
  latitude: number;
  longitude: number;
  /** The phone number with its calling code: `+33 1 99 00 12 34`. */
  phoneNumber?: string;
  openingHours: readonly SeedOpeningHours[];
  /** Name in the IANA time zone database. */
  timeZone: string;
  /** For languages in which names differ: of what is not there, the place's own are read. */
  texts?: Partial<Record<Language, LocationText>>;
}
