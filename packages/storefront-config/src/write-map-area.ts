import type { MapArea } from "./map-area.ts";

/** Decimals of a degree that count, about a metre. */
export const decimals = 5;

/** The rectangle as query parameters, 5 decimals each. */
export const writeMapArea = ({ latmin, latmax, lonmin, lonmax }: MapArea): [name: string, value: string][] => [
  ["latmin", latmin.toFixed(decimals)],
  ["latmax", latmax.toFixed(decimals)],
  ["lonmin", lonmin.toFixed(decimals)],
  ["lonmax", lonmax.toFixed(decimals)],
];
