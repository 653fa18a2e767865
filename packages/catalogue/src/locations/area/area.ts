import type { MapArea } from "@giftshop/storefront-config/shop";

/** A rectangle as commerce takes it: south below north, west below east. */
export interface MapRectangle {
  latMin: number;
  latMax: number;
  lonMin: number;
  lonMax: number;
}

/** Degrees, WGS 84. */
export interface Point {
  latitude: number;
  longitude: number;
}

const clamp = (value: number, most: number): number => Math.min(most, Math.max(-most, value));

/**
 * What commerce is asked for. An area across the date line takes
 * in the whole way round: commerce knows none of two parts.
 */
export const toRectangle = ({ latmin, latmax, lonmin, lonmax }: MapArea): MapRectangle => ({
  latMin: latmin,
  latMax: latmax,
  ...(lonmin <= lonmax ? { lonMin: lonmin, lonMax: lonmax } : { lonMin: -180, lonMax: 180 }),
});

/** The rectangle of commerce as an address spells it. */
export const toArea = ({ latMin, latMax, lonMin, lonMax }: MapRectangle): MapArea => ({
  latmin: latMin,
  latmax: latMax,
  lonmin: lonMin,
  lonmax: lonMax,
});

/** What a map shows, which may go beyond the world at its edges, as an area of it. */
export const visibleArea = (south: number, west: number, north: number, east: number): MapArea => ({
  latmin: clamp(south, 90),
  latmax: clamp(north, 90),
  lonmin: clamp(west, 180),
  lonmax: clamp(east, 180),
});

/** Part of its height and width that is put around what is to be seen whole. */
const margin = 0.08;

/** An area with a margin around it, so that what lies at its edge is not cut. */
export const withMargin = ({ latmin, latmax, lonmin, lonmax }: MapArea): MapArea => {
  const [high, wide] = [(latmax - latmin) * margin, (lonmax - lonmin) * margin];
  return visibleArea(latmin - high, lonmin - wide, latmax + high, lonmax + wide);
};

/** Kilometres that a degree of latitude spans. */
const kilometresPerDegree = 111.2;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** The square around a point, `kilometres` from its middle to each side. */
export const areaAround = ({ latitude, longitude }: Point, kilometres: number): MapArea => {
  const high = kilometres / kilometresPerDegree;
  // Degrees of longitude get narrower towards the poles; beyond the last town they are all taken.
  const wide = high / Math.max(Math.cos(radians(latitude)), 0.05);
  return visibleArea(latitude - high, longitude - wide, latitude + high, longitude + wide);
};

/** How far two points are apart, kilometres; good for what is near. */
export const distance = (one: Point, other: Point): number => {
  const middle = radians((one.latitude + other.latitude) / 2);
  const east = (other.longitude - one.longitude) * Math.cos(middle);
  return Math.hypot(other.latitude - one.latitude, east) * kilometresPerDegree;
};
