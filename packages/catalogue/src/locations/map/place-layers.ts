import type { ExpressionSpecification, GeoJSONSource, Map as MapLibre, StyleSpecification } from "maplibre-gl";
import type { PlacePoints } from "./points.ts";
import type { MapColors } from "./theme-colors.ts";

export const placesSource = "our-places";
/** The layer that takes a press: places and groups of them. */
export const placesLayer = "our-places";

/** Pixels within which places are a group, and pixels around its middle that names of towns keep free of. */
const [groupRadius, freeOfNames] = [44, 16];
/** Zoom from which a place is named. */
const namedFrom = 9;

const isGroup: ExpressionSpecification = ["has", "point_count"];

const radius: ExpressionSpecification = [
  "case",
  isGroup,
  ["interpolate", ["linear"], ["log10", ["number", ["get", "point_count"], 1]], 0, 14, 2, 20, 4, 28],
  8,
];

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
 * Draws places above the map: in groups with their number, from nearer alone, from nearer still with names.
 * They share a layer, as each is drawn once for each part in sight, every frame.
 *
 * @param apartFrom zoom from which every place stands by itself
 */
export const addPlaces = (
  map: MapLibre,
  points: PlacePoints,
  colors: MapColors,
  fonts: readonly string[],
  apartFrom: number,
): void => {
  const letters = lettersOf(map.getStyle(), fonts);
  map.addSource(placesSource, {
    type: "geojson",
    data: points,
    cluster: true,
    clusterRadius: groupRadius,
    clusterMaxZoom: apartFrom - 1,
    maxzoom: apartFrom,
  });
  map.addLayer({
    id: placesLayer,
    type: "circle",
    source: placesSource,
    paint: {
      "circle-color": colors.place,
      "circle-stroke-color": colors.onPlace,
      "circle-stroke-width": 2,
      // By zoom, though the same at each, so that one graphics program draws towns' discs too: another one,
      // made at the first town in sight, would hold up the zoom.
      "circle-radius": ["interpolate", ["linear"], ["zoom"], 0, radius, 24, radius],
    },
  });
  map.addLayer({
    id: "place-names",
    type: "symbol",
    source: placesSource,
    minzoom: namedFrom,
    filter: ["!", isGroup],
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
  // Above all others: what is drawn last takes its room first.
  map.addLayer({
    id: "place-numbers",
    type: "symbol",
    source: placesSource,
    filter: isGroup,
    layout: {
      "text-field": ["to-string", ["get", "point_count"]],
      "text-font": letters,
      "text-size": 13,
      "text-allow-overlap": true,
      "text-padding": freeOfNames,
    },
    paint: { "text-color": colors.onPlace },
  });
};

/** How near a map must come for a group to fall apart. */
export const zoomToOpen = (map: MapLibre, cluster: number): Promise<number> =>
  (map.getSource(placesSource) as GeoJSONSource).getClusterExpansionZoom(cluster);
