import type { SeedOpeningHours } from "@giftshop/seed";
import { roundDegrees } from "@giftshop/validation/rules";
import { type Codec, type Column, column, text, yesOrNo } from "../reading/columns.ts";
import { readHours, writeHours } from "./hours-text.ts";

const degrees: Codec = {
  shape: "degrees such as 48.8606",
  read: (cell) =>
    /^-?\d{1,3}(?:[.,]\d{1,20})?$/u.test(cell) ? roundDegrees(Number(cell.replace(",", "."))) : undefined,
  write: (value) => String(value),
};

const hours: Codec = {
  shape: "hours such as Mo-Fr 09:00-12:30,14:00-18:00; Sa 10:00-17:00, or closed",
  read: readHours,
  write: (value) => writeHours(value as readonly SeedOpeningHours[]),
};

/** Columns of a file of places, in the order in which they are written. */
export const locationColumns = [
  column("storefront", "storefront", text),
  column("product", "location.product", text),
  column("path", "location.path", text),
  column("open", "open", yesOrNo),
  column("title", "location.title", text),
  column("street", "location.street", text),
  column("house_number", "location.houseNumber", text),
  column("post_code", "location.postCode", text),
  column("city", "location.city", text),
  column("other_city_name", "location.otherCityName", text),
  column("administrative_area", "location.administrativeArea", text),
  column("country", "location.countryCode", text),
  column("latitude", "location.latitude", degrees),
  column("longitude", "location.longitude", degrees),
  column("phone", "location.phoneNumber", text),
  column("opening_hours", "location.openingHours", hours),
  column("time_zone", "location.timeZone", text),
];

const texts = [
  ["title", "title"],
  ["street", "street"],
  ["city", "city"],
  ["administrative_area", "administrativeArea"],
] as const;

/**
 * Columns of what places are called in a further language:
 * `title_ar`, `street_ar`, `city_ar`, `administrative_area_ar`.
 */
export const locationTextColumns = (language: string): Column[] =>
  texts.map(([name, field]) => column(`${name}_${language}`, `location.texts.${language}.${field}`, text));
