import type { FeatureCollection, Point } from "geojson";

/** Every place of a product, as columns of one table (`LocationPoints` of the schema). */
export interface PlacePoints {
  paths: readonly string[];
  titles: readonly string[];
  latitudes: readonly number[];
  longitudes: readonly number[];
}

/** What a point of the map knows of its place. */
export interface PointFacts {
  path: string;
  title: string;
}

export const noPoints: PlacePoints = { paths: [], titles: [], latitudes: [], longitudes: [] };

/** Points as the map takes them. */
export const toFeatures = ({
  paths,
  titles,
  latitudes,
  longitudes,
}: PlacePoints): FeatureCollection<Point, PointFacts> => ({
  type: "FeatureCollection",
  features: paths.map((path, index) => ({
    type: "Feature",
    geometry: { type: "Point", coordinates: [longitudes[index] ?? 0, latitudes[index] ?? 0] },
    properties: { path, title: titles[index] ?? "" },
  })),
});
