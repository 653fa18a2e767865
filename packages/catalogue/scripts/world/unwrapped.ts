import type { Position } from "geojson";

/** Latitude at which web mercator ends. */
const edge = 85.06;

/**
 * A ring whose longitudes go on beyond 180 degrees instead of beginning anew on the other
 * side, as a flat map needs it. One that goes round a pole is led along the edge of the map.
 */
export const unwrapped = (ring: readonly Position[]): Position[] => {
  const [[first = 0, south = 0] = []] = ring;
  let turns = 0;
  let before = first;
  const whole = ring.map(([longitude = 0, latitude = 0]) => {
    if (Math.abs(longitude - before) > 180) turns += longitude < before ? 360 : -360;
    before = longitude;
    return [longitude + turns, latitude];
  });
  const [last = first] = whole.at(-1) ?? [];
  if (last === first) return whole;
  const pole = south < 0 ? -edge : edge;
  return [...whole, [last, pole], [first, pole], [first, south]];
};
