import { gzipSync } from "node:zlib";
import type { GeoJSONVTFeature, GeoJSONVTTile } from "@maplibre/geojson-vt";
import { fromGeojsonVt } from "@maplibre/vt-pbf";
import { extent, margin } from "./cutter.ts";

/** Layers by their names. */
export type Layers = Readonly<Record<string, GeoJSONVTTile | null>>;

const [from, to] = [-margin, extent + margin];
const corners: [number, number][] = [
  [from, from],
  [to, from],
  [to, to],
  [from, to],
  [from, from],
];
/** A polygon over all of a sheet. */
const square = { type: 3, geometry: [corners], tags: { sea: true } } as GeoJSONVTFeature;

/** A layer that covers all that is drawn below it: sea, where it has nothing else. */
export const covering = (tile: GeoJSONVTTile | null): GeoJSONVTTile =>
  ({ ...tile, features: [square, ...(tile?.features ?? [])] }) as GeoJSONVTTile;

/** A sheet as it is stored: a vector tile (Mapbox Vector Tile 2), gzipped. None where there is nothing. */
export const sheetOf = (layers: Layers): Uint8Array | undefined => {
  const filled = Object.entries(layers).flatMap(([name, tile]) =>
    tile?.features.length ? [[name, tile] as const] : [],
  );
  if (filled.length === 0) return undefined;
  const zipped = gzipSync(fromGeojsonVt(Object.fromEntries(filled), { version: 2, extent }), { level: 9 });
  // The byte that names the system it was made on: the same
  // everywhere, so that nothing changes when another draws it.
  zipped[9] = 255;
  return zipped;
};
