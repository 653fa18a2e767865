import { readFileSync } from "node:fs";
import type { Feature, Polygon } from "geojson";
import { feature, mesh } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";
import { unwrapped } from "./unwrapped.ts";

export type World = Topology<{ countries: GeometryCollection<{ name: string }>; land: GeometryCollection }>;

/** How fine it was drawn: 1:50 million or 1:10 million. */
export type Scale = "50m" | "10m";

const files: Readonly<Record<Scale, string>> = {
  "50m": import.meta.resolve("world-atlas/countries-50m.json"),
  "10m": import.meta.resolve("world-atlas/countries-10m.json"),
};

/** Countries of the world (Natural Earth, public domain). */
export const worldOf = (scale: Scale): World => JSON.parse(readFileSync(new URL(files[scale]), "utf8")) as World;

/**
 * Land of the world, each of its parts by itself: whoever
 * draws them takes the way round of the first for that of all.
 */
const landOf = (scale: Scale): Feature<Polygon>[] => {
  const world = worldOf(scale);
  return feature(world, world.objects.land).features.flatMap(({ geometry }) =>
    geometry.type === "MultiPolygon"
      ? geometry.coordinates.map(
          (coordinates): Feature<Polygon> => ({
            type: "Feature",
            geometry: { type: "Polygon", coordinates: coordinates.map(unwrapped) },
            properties: {},
          }),
        )
      : [],
  );
};

/** The lines between countries. */
const bordersOf = (scale: Scale): Feature[] => {
  const world = worldOf(scale);
  const lines = mesh(world, world.objects.countries, (one, other) => one !== other);
  return [{ type: "Feature", geometry: lines, properties: { border: true } }];
};

/** What the map draws of the world, in one layer: land as polygons, and the lines between countries. */
export const groundOf = (scale: Scale): Feature[] => [...landOf(scale), ...bordersOf(scale)];
