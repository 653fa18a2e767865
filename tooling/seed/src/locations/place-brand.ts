import { onOneLine } from "@giftshop/storefront-config";
import type { Brand } from "../brands/index.ts";
import { toSlug } from "../brands/to-slug.ts";
import { type Random, randomOf } from "../random.ts";
import { openingHoursOf } from "./opening-hours.ts";
import { otherNameOf } from "./other-names.ts";
import { phoneNumberOf } from "./phone-numbers.ts";
import { streets } from "./streets/index.ts";
import { textsOf } from "./texts/texts-of.ts";
import type { Town, Towns } from "./towns/index.ts";
import type { SeedLocation } from "./types.ts";

interface Ground {
  town: Town;
  towns: Towns;
}

/** Letters that post codes of all countries use. */
const letters = "AEHNPRTX";
const shapes: Readonly<Record<string, (random: Random) => string>> = {
  "#": (random) => `${random.between(0, 9)}`,
  "+": (random) => `${random.between(1, 9)}`,
  "@": (random) => letters[random.between(0, letters.length - 1)] ?? "",
};

const shaped = (shape: string, random: Random): string =>
  shape.replaceAll(/[#+@]/gu, (sign) => shapes[sign]?.(random) ?? sign);

const kilometresOfDegree = 111.2;
const fiveDecimals = (degrees: number): number => Number(degrees.toFixed(5));

/** A point within the radius of a town, denser towards its centre. */
const scattered = ([, , latitude, longitude, , radius]: Town, random: Random) => {
  const [distance, angle] = [radius * random.next(), 2 * Math.PI * random.next()];
  const degrees = distance / kilometresOfDegree;
  return {
    latitude: fiveDecimals(latitude + degrees * Math.sin(angle)),
    longitude: fiveDecimals(longitude + (degrees * Math.cos(angle)) / Math.cos((latitude * Math.PI) / 180)),
  };
};

/** A town: the larger ones, which stand first, more often. */
const someGround = (grounds: readonly Ground[], random: Random): Ground => {
  const ground = grounds[Math.floor(grounds.length * random.next() ** 1.7)];
  if (ground === undefined) throw new Error("There are no towns to put places in.");
  return ground;
};

/** Streets without numbers of houses. */
const unnumbered: ReadonlySet<string> = new Set(["AE"]);

const placeIn = (country: string, { town, towns }: Ground, timeZone: string, brand: Brand, random: Random) => {
  const [city, area, , , postCode] = town;
  const phoneNumber = phoneNumberOf(country, city, area, random);
  const otherCityName = otherNameOf(country, city);
  return {
    product: brand.slug,
    street: random.pick(streets[towns.language]),
    ...(unnumbered.has(country) ? {} : { houseNumber: `${random.between(1, 148)}` }),
    ...(postCode === "" ? {} : { postCode: shaped(postCode, random) }),
    city,
    ...(otherCityName === undefined ? {} : { otherCityName }),
    ...(area === "" ? {} : { administrativeArea: area }),
    countryCode: country,
    ...scattered(town, random),
    ...(phoneNumber === undefined ? {} : { phoneNumber }),
    openingHours: openingHoursOf(brand.category, country, random),
    timeZone: towns.timeZone ?? timeZone,
  };
};

export interface BrandInCountry {
  brand: Brand;
  country: string;
  /** The country's zone, where its towns have no other. */
  timeZone: string;
  towns: readonly Towns[];
  count: number;
}

/** A place that is not yet told from the others in its town. */
type Unnamed = Omit<SeedLocation, "path" | "title" | "texts">;

/** Slugs of towns and streets, of which there are few. */
const slugs = new Map<string, string>();

const slugOf = ({ city, street }: Unnamed): string => {
  const name = `${city} ${street}`;
  const known = slugs.get(name) ?? toSlug(name);
  slugs.set(name, known);
  return known;
};

/** The town alone where it has one place; else the street with it, and the number where a street has two. */
const named = (brand: Brand, places: readonly Unnamed[]): SeedLocation[] => {
  const inTown = Map.groupBy(places, ({ city }) => city);
  const taken = new Set<string>();
  return places.map((place) => {
    const alone = inTown.get(place.city)?.length === 1;
    const titleOf = ({ city, street }: Pick<SeedLocation, "city" | "street">): string =>
      `${brand.title} ${onOneLine(alone ? [city] : [city, street])}`;
    const texts = textsOf(place, titleOf);
    const slug = slugOf(place);
    let path = slug;
    for (let suffix = 2; taken.has(path); suffix += 1) path = `${slug}-${suffix}`;
    taken.add(path);
    return { ...place, path, title: titleOf(place), ...(texts === undefined ? {} : { texts }) };
  });
};

/**
 * Places of a brand in a country: the same wherever it is sold there. One brand
 * has one place at most in a street of a town, as long as there are streets.
 */
export const placeBrand = ({ brand, country, timeZone, towns, count }: BrandInCountry): SeedLocation[] => {
  const random = randomOf(`locations ${country} ${brand.slug}`);
  const grounds = towns.flatMap((group) => group.towns.map((town) => ({ town, towns: group })));
  const taken = new Set<string>();
  const places: Unnamed[] = [];
  for (let tries = 0; places.length < count && tries < 4 * count + 20; tries += 1) {
    const place = placeIn(country, someGround(grounds, random), timeZone, brand, random);
    const name = `${place.city} ${place.street}`;
    if (taken.has(name)) continue;
    taken.add(name);
    places.push(place);
  }
  return named(brand, places);
};
