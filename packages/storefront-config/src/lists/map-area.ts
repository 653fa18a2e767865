import { type Query, single } from "../routes/query-values.ts";
import { decimals, type MapArea } from "./write-map-area.ts";

const toDegrees = (text: string | undefined, most: number): number | undefined => {
  if (text === undefined || !/^-?\d{1,3}(?:\.\d{1,20})?$/.test(text)) return undefined;
  const degrees = Number(Number(text).toFixed(decimals));
  return Math.abs(degrees) <= most ? degrees : undefined;
};

/** The rectangle of an address; `undefined` unless all four sides are there and make one. */
export const readMapArea = (query: Query): MapArea | undefined => {
  const latmin = toDegrees(single(query.latmin), 90);
  const latmax = toDegrees(single(query.latmax), 90);
  const lonmin = toDegrees(single(query.lonmin), 180);
  const lonmax = toDegrees(single(query.lonmax), 180);
  if (latmin === undefined || latmax === undefined || lonmin === undefined || lonmax === undefined) return undefined;
  return latmin <= latmax ? { latmin, latmax, lonmin, lonmax } : undefined;
};
