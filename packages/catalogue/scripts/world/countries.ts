import { languages } from "@giftshop/storefront-config";
import type { Feature, Point, Polygon, Position } from "geojson";
import { feature } from "topojson-client";
import { worldOf } from "./ground.ts";
import { innerPoint } from "./inner-point.ts";

const names = Object.fromEntries(
  languages.map((language) => [language, new Intl.DisplayNames(language, { type: "region" })]),
);

/** ISO 3166-1 alpha-2 of a numeric one: "250" is FR. */
const regionOf = (numeric: string): string | undefined => new Intl.Locale(`und-${numeric.padStart(3, "0")}`).region;

/** Square degrees within a ring. */
const areaOf = (ring: readonly Position[]): number =>
  Math.abs(
    ring.reduce((sum, [x = 0, y = 0], index) => {
      const [nextX = 0, nextY = 0] = ring[(index + 1) % ring.length] ?? [];
      return sum + x * nextY - nextX * y;
    }, 0),
  ) / 2;

/**
 * Square degrees above which a country is named at all, and
 * each further step out by one zoom takes four times as much.
 */
const smallest = 0.3;

/**
 * A name for every country in each language, in the middle of
 * its largest part. `rank`: the zoom from which it has room.
 */
export const countriesOf = (): Feature<Point>[] => {
  const world = worldOf("50m");
  return feature(world, world.objects.countries).features.flatMap(({ id, geometry }) => {
    const region = id === undefined ? undefined : regionOf(`${id}`);
    if (!region || !/^[A-Z]{2}$/.test(region)) return [];
    const parts: Polygon["coordinates"][] =
      geometry.type === "MultiPolygon"
        ? geometry.coordinates
        : geometry.type === "Polygon"
          ? [geometry.coordinates]
          : [];
    const [ring] = parts.map(([outer = []]) => outer).sort((one, other) => areaOf(other) - areaOf(one));
    if (!ring || areaOf(ring) < smallest) return [];
    const own = names.en?.of(region) ?? region;
    const others = languages.map((language) => [language, names[language]?.of(region)] as const);
    const rank = Math.max(1, Math.round(5 - Math.log(areaOf(ring) / smallest) / Math.log(4)));
    return [
      {
        type: "Feature",
        geometry: { type: "Point", coordinates: innerPoint(ring) },
        properties: {
          name: own,
          rank,
          country: true,
          ...Object.fromEntries(others.filter(([, name]) => name !== own)),
        },
      },
    ];
  });
};
