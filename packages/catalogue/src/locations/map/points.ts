import type { FeatureCollection, Point } from "geojson";

/** What a point of the map knows of its place. */
export interface PointFacts {
  path: string;
  title: string;
}

/**
 * Every place of a product: the address of a file, which the map's
 * worker fetches and reads by itself, or what would be in it.
 */
export type PlacePoints = string | FeatureCollection<Point, PointFacts>;
