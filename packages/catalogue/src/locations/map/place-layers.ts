import type { GeoJSONSource, Map as MapLibre, StyleSpecification } from "maplibre-gl";
import type { PlacePoints } from "./points.ts";
import type { MapColors } from "./theme-colors.ts";

export const placesSource = "places";
/** Layers that take a press. */
export const clusterLayer = "place-clusters";
export const pointLayer = "place-points";

/** Letters of a style that has its own; those of the house where the browser draws them. */
const lettersOf = ({ glyphs, layers }: StyleSpecification, fonts: readonly string[]): string[] => {
  if (!glyphs) return [...fonts];
  const named = layers.flatMap((layer) => {
    const font: unknown = layer.type === "symbol" ? layer.layout?.["text-font"] : undefined;
    const plain: unknown = Array.isArray(font) && font[0] === "literal" ? font[1] : font;
    return Array.isArray(plain) && plain.every((name) => typeof name === "string") ? [plain] : [];
  });
  return named[0] ?? [...fonts];
};

/**
 * Draws places above whatever the map shows: as groups with their number where they stand close, by themselves from nearer, with
 * their names from nearer still.
 */
export function addPlaces(map: MapLibre, points: PlacePoints, colors: MapColors, fonts: readonly string[]): void {
  const letters = lettersOf(map.getStyle(), fonts);
  map.addSource(placesSource, {
    type: "geojson",
    data: points,
    cluster: true,
    clusterRadius: 44,
    clusterMaxZoom: 13,
  });
  map.addLayer({
    id: clusterLayer,
    type: "circle",
    source: placesSource,
    filter: ["has", "point_count"],
    paint: {
      "circle-color": colors.place,
      "circle-stroke-color": colors.onPlace,
      "circle-stroke-width": 2,
      "circle-radius": ["interpolate", ["linear"], ["log10", ["get", "point_count"]], 0, 14, 2, 20, 4, 28],
    },
  });
  map.addLayer({
    id: "place-numbers",
    type: "symbol",
    source: placesSource,
    filter: ["has", "point_count"],
    layout: {
      "text-field": ["to-string", ["get", "point_count"]],
      "text-font": letters,
      "text-size": 13,
      "text-allow-overlap": true,
    },
    paint: { "text-color": colors.onPlace },
  });
  map.addLayer({
    id: pointLayer,
    type: "circle",
    source: placesSource,
    filter: ["!", ["has", "point_count"]],
    paint: {
      "circle-color": colors.place,
      "circle-stroke-color": colors.onPlace,
      "circle-stroke-width": 2,
      "circle-radius": 8,
    },
  });
  map.addLayer({
    id: "place-names",
    type: "symbol",
    source: placesSource,
    minzoom: 9,
    filter: ["!", ["has", "point_count"]],
    layout: {
      "text-field": ["get", "title"],
      "text-font": letters,
      "text-size": 13,
      "text-anchor": "top",
      "text-offset": [0, 0.9],
      "text-max-width": 9,
      "text-optional": true,
    },
    paint: { "text-color": colors.text, "text-halo-color": colors.land, "text-halo-width": 1.5 },
  });
}

/** How near a map must come for a group to fall apart. */
export const zoomToOpen = (map: MapLibre, cluster: number): Promise<number> =>
  (map.getSource(placesSource) as GeoJSONSource).getClusterExpansionZoom(cluster);
