import type { ExpressionSpecification, LayerSpecification, StyleSpecification } from "maplibre-gl";
import type { MapColors } from "./theme-colors.ts";
import { worldZooms } from "./world-files.ts";
import { nameLayers } from "./world-names.ts";
import { serveSheets, sheetAddress } from "./world-sheets.ts";
import { nearFrom, nearSource, worldSource } from "./world-sources.ts";

const isBorder: ExpressionSpecification = ["has", "border"];
const isSea: ExpressionSpecification = ["has", "sea"];

/** Land, and the lines around it and between countries. */
const ground = (
  source: string,
  colors: MapColors,
  lines: { minzoom?: number; maxzoom?: number },
): LayerSpecification[] => [
  {
    id: source,
    type: "fill",
    source,
    "source-layer": "ground",
    ...(lines.minzoom && { minzoom: lines.minzoom }),
    filter: ["!", isBorder],
    // What was drawn from far is covered by what is from near, whose coast runs elsewhere.
    paint: { "fill-color": ["case", isSea, colors.water, colors.land], "fill-antialias": false },
  },
  {
    id: `${source}-lines`,
    type: "line",
    source,
    "source-layer": "ground",
    ...lines,
    filter: ["!", isSea],
    layout: { "line-join": "round" },
    paint: {
      "line-color": ["case", isBorder, colors.border, colors.coast],
      "line-width": ["case", isBorder, 1.5, 0.75],
    },
  },
];

/** The ground that towns cover, as discs: those of a town and its suburbs run into one another. */
const towns = (colors: MapColors): LayerSpecification => ({
  id: "towns",
  type: "circle",
  source: nearSource,
  "source-layer": "towns",
  minzoom: nearFrom,
  paint: {
    "circle-color": colors.town,
    "circle-blur": 0.35,
    "circle-radius": [
      "interpolate",
      ["exponential", 2],
      ["zoom"],
      6,
      ["/", ["get", "reach"], 100],
      14,
      ["*", ["get", "reach"], 2.56],
    ],
  },
});

/**
 * The embedded map in the house's colours: land, water, borders
 * and towns by name, drawn without a server of tiles or letters.
 *
 * @param fonts families of letters, first choice first
 * @param language in which towns and countries are named, where that differs from their own name
 */
export const worldStyle = (colors: MapColors, fonts: readonly string[], language: string): StyleSpecification => {
  serveSheets();
  return {
    version: 8,
    sources: {
      [worldSource]: {
        type: "vector",
        tiles: [sheetAddress],
        maxzoom: worldZooms.far,
        attribution: "Natural Earth, GeoNames",
      },
      [nearSource]: { type: "vector", tiles: [sheetAddress], minzoom: worldZooms.near, maxzoom: worldZooms.near },
    },
    layers: [
      { id: "water", type: "background", paint: { "background-color": colors.water } },
      ...ground(worldSource, colors, { maxzoom: nearFrom }),
      ...ground(nearSource, colors, { minzoom: nearFrom }),
      towns(colors),
      ...nameLayers(colors, fonts, language),
    ],
  };
};
