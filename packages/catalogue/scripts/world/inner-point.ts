import type { Position } from "geojson";

/** Places along each side of a shape's frame that are tried. */
const tries = 48;

const lengthOf = (dx: number, dy: number): number => Math.hypot(dx, dy);

/** How far a point lies from a stretch between two others. */
const distanceTo = (x: number, y: number, [ax = 0, ay = 0]: Position, [bx = 0, by = 0]: Position): number => {
  const [dx, dy] = [bx - ax, by - ay];
  const along = dx || dy ? Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy))) : 0;
  return lengthOf(x - ax - along * dx, y - ay - along * dy);
};

/** How far within a ring a point lies; negative outside it. */
const depth = (x: number, y: number, ring: readonly Position[]): number => {
  let inside = false;
  let nearest = Number.POSITIVE_INFINITY;
  for (let index = 1; index < ring.length; index++) {
    const [one, other] = [ring[index - 1] ?? [], ring[index] ?? []];
    const [ax = 0, ay = 0, bx = 0, by = 0] = [...one, ...other];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
    nearest = Math.min(nearest, distanceTo(x, y, one, other));
  }
  return inside ? nearest : -nearest;
};

/** The point of a ring that lies furthest from its edge, as near as a name needs it. */
export const innerPoint = (ring: readonly Position[]): Position => {
  const [xs, ys] = [ring.map(([x = 0]) => x), ring.map(([, y = 0]) => y)];
  const [west, east] = [Math.min(...xs), Math.max(...xs)];
  const [south, north] = [Math.min(...ys), Math.max(...ys)];
  let best: Position = [0, 0];
  let deepest = Number.NEGATIVE_INFINITY;
  for (let column = 1; column < tries; column++) {
    for (let row = 1; row < tries; row++) {
      const x = west + ((east - west) * column) / tries;
      const y = south + ((north - south) * row) / tries;
      const found = depth(x, y, ring);
      if (found > deepest) [best, deepest] = [[x, y], found];
    }
  }
  return best;
};
