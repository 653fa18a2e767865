import type { ExpressionSpecification, SymbolLayerSpecification } from "maplibre-gl";
import { isDrawnWhole, pictureOf } from "./drawn-names.ts";
import type { MapColors } from "./theme-colors.ts";
import { nearFrom, nearSource, worldSource } from "./world-sources.ts";

type Layout = NonNullable<SymbolLayerSpecification["layout"]>;

/** What has room at a zoom. */
const fits: ExpressionSpecification = ["<=", ["get", "rank"], ["zoom"]];

const isCountry: ExpressionSpecification = ["has", "country"];

/**
 * Names of towns and of countries: the largest first, each
 * where it has room, beside the middle where that is taken.
 *
 * @param language of the names, where it has its own
 */
export const nameLayers = (
  colors: MapColors,
  fonts: readonly string[],
  language: string,
): SymbolLayerSpecification[] => {
  const name: ExpressionSpecification = ["coalesce", ["get", language], ["get", "name"]];
  const whole = isDrawnWhole(language);
  const letters: Layout = {
    "text-field": ["case", isCountry, ["upcase", name], name],
    "text-font": [...fonts],
    "text-size": ["case", isCountry, 12, ["interpolate", ["linear"], ["get", "rank"], 3, 15, 7, 13, 10, 11]],
    "text-letter-spacing": ["case", isCountry, 0.12, 0],
    "text-max-width": 8,
  };
  const picture: Layout = { "text-field": pictureOf(name, isCountry), "text-size": 12 };
  const shared = {
    type: "symbol",
    filter: fits,
    layout: {
      ...(whole ? picture : letters),
      "text-padding": 4,
      "text-variable-anchor": ["center", "bottom", "top", "left", "right"],
      "text-radial-offset": 1.2,
      "symbol-sort-key": ["get", "rank"],
    },
    paint: { "text-color": colors.name, "text-halo-color": colors.land, "text-halo-width": 1.5 },
  } as const satisfies Partial<SymbolLayerSpecification>;
  return [
    {
      ...shared,
      id: `${worldSource}-names`,
      source: worldSource,
      "source-layer": "names",
      maxzoom: nearFrom,
      // Letters of another script stand out among those of one's own, but from far others have the room.
      filter: whole ? ["all", fits, ["has", language]] : fits,
    },
    { ...shared, id: `${nearSource}-names`, source: nearSource, "source-layer": "towns", minzoom: nearFrom },
  ];
};
