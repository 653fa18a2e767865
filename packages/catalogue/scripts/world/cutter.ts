import { GeoJSONVT, type GeoJSONVTTile } from "@maplibre/geojson-vt";
import type { Feature } from "geojson";

/** Steps along each side of a sheet, and how far its shapes go beyond its edges. */
export const [extent, margin] = [8192, 128];

/** Steps that a line may be off by where sheets of the same lines are finer further in. */
const roughness = 2;

export type Cut = (z: number, x: number, y: number) => GeoJSONVTTile | null;

/**
 * Cuts features into sheets.
 *
 * @param nearest zoom of the finest sheets
 * @param lines whether those, too, are simplified for their size
 */
export const cutter = (features: readonly Feature[], nearest: number, lines: "kept" | "simplified" = "kept"): Cut => {
  const index = new GeoJSONVT(
    { type: "FeatureCollection", features: [...features] },
    {
      // The finest zoom is the one that is not simplified.
      maxZoom: lines === "kept" ? nearest : nearest + 1,
      indexMaxZoom: nearest,
      indexMaxPoints: 0,
      tolerance: roughness,
      extent,
      buffer: margin,
    },
  );
  return (z, x, y) => {
    const tile = index.getTile(z, x, y);
    if (!tile || z === nearest) return tile;
    // Other sheets are seen for one zoom: what has room only later is not in them.
    const features = tile.features.filter(({ tags }) => !(Number(tags?.rank) > z + 1));
    return { ...tile, features } as GeoJSONVTTile;
  };
};

/** Column and row of the sheet in which a position lies (web mercator). */
export const cellOf = (
  [longitude = 0, latitude = 0]: readonly number[],
  zoom: number,
): readonly [x: number, y: number] => {
  const sine = Math.sin((latitude * Math.PI) / 180);
  const down = 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI);
  return [Math.floor(((longitude + 180) / 360) * 2 ** zoom), Math.floor(down * 2 ** zoom)];
};
