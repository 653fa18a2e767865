/** A bit of paper: where it is, in hundredths of its room, and how it is turned. */
export interface Bit {
  x: number;
  y: number;
  turn: number;
}

/** Parts of a whole whose multiples never gather anywhere (the plastic number's first two powers). */
const apart = { x: 0.7549, y: 0.5698 } as const;

/**
 * So many bits, spread evenly and never in rows: the same at every call.
 * @param most how far down they reach, in hundredths of their room
 */
export const scatter = (many: number, most: number): readonly Bit[] =>
  Array.from({ length: many }, (_, index) => ({
    x: Math.round(((0.5 + index * apart.x) % 1) * 100),
    y: Math.round(((0.5 + index * apart.y) % 1) * most),
    turn: ((index * 83) % 360) - 180,
  }));
