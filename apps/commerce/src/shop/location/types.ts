export type { SeedLocation } from "@giftshop/seed";

/** One opening of a day: `dayOfWeek` 1 is Monday, times are `HH:MM` of the place. */
export interface OpeningHours {
  dayOfWeek: number;
  opens: string;
  closes: string;
}

/** A place as it is read. */
export interface StoredLocation {
  id: number;
  path: string;
  title: string;
  street: string;
  houseNumber: string | null;
  postCode: string | null;
  city: string;
  administrativeArea: string | null;
  countryCode: string;
  latitude: number;
  longitude: number;
  phoneNumber: string | null;
  openingHours: readonly OpeningHours[];
  timeZone: string;
}

/** A rectangle of a map, degrees of WGS 84. */
export interface MapRectangle {
  latMin: number;
  latMax: number;
  lonMin: number;
  lonMax: number;
}
