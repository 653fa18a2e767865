/**
 * A rectangle of a map in degrees, rounded to 5 decimals (about
 * a metre). `lonmin` may exceed `lonmax` across the date line.
 */
export interface MapArea {
  latmin: number;
  latmax: number;
  lonmin: number;
  lonmax: number;
}

/** Decimals of a degree that count, about a metre. */
export const decimals = 5;

/** The rectangle as query parameters, 5 decimals each. */
export const writeMapArea = ({ latmin, latmax, lonmin, lonmax }: MapArea): [name: string, value: string][] => [
  ["latmin", latmin.toFixed(decimals)],
  ["latmax", latmax.toFixed(decimals)],
  ["lonmin", lonmin.toFixed(decimals)],
  ["lonmax", lonmax.toFixed(decimals)],
];
