import type { StyleSpecification } from "maplibre-gl";
import { feature, mesh } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";
import { worldFile } from "./files.ts";
import type { MapColors } from "./theme-colors.ts";

type World = Topology<{ countries: GeometryCollection; land: GeometryCollection }>;

/**
 * Nearest zoom that shapes are cut for; from nearer the same few tiles are drawn larger. Their steps are 150 m there, finer than what
 * was drawn at 1:50 million, and a screen needs one or two of them in place of nine.
 */
const finest = 6;

/** What is drawn of the world: its land, and the lines between countries. */
const shapesOf = (world: World) => ({
  land: feature(world, world.objects.land),
  borders: mesh(world, world.objects.countries, (one, other) => one !== other),
});

/**
 * The embedded map: land, water and borders in the house's colours, drawn without a server of tiles or letters.
 *
 * @throws when the shapes cannot be fetched
 */
export const loadWorldStyle = async (colors: MapColors): Promise<StyleSpecification> => {
  const answer = await fetch(worldFile());
  if (!answer.ok) throw new Error(`The shapes of the world were answered with ${answer.status}.`);
  const { land, borders } = shapesOf((await answer.json()) as World);
  return {
    version: 8,
    sources: {
      land: { type: "geojson", data: land, maxzoom: finest, attribution: "Natural Earth" },
      borders: { type: "geojson", data: borders, maxzoom: finest },
    },
    layers: [
      { id: "water", type: "background", paint: { "background-color": colors.water } },
      { id: "land", type: "fill", source: "land", paint: { "fill-color": colors.land } },
      { id: "coast", type: "line", source: "land", paint: { "line-color": colors.line, "line-width": 0.5 } },
      {
        id: "borders",
        type: "line",
        source: "borders",
        layout: { "line-join": "round" },
        paint: { "line-color": colors.line, "line-width": 1, "line-dasharray": [3, 2] },
      },
    ],
  };
};
