/** How many pieces fly: enough for a feast, and few enough for a slow telephone. */
const count = 30;

/** Degrees from one piece to the next, so that they never stand in rows (the golden angle). */
const apart = 137.5;

/** Where a piece lands, in hundredths of the room's width and height from its middle; how it is turned. */
export interface Landing {
  x: number;
  y: number;
  turn: number;
  /** Which part of the paper it is cut out of, in per cent. */
  cut: number;
}

/** A ring around the card: none lands on it, none far out of sight. */
export const landings: readonly Landing[] = Array.from({ length: count }, (_, index) => {
  const angle = (index * apart * Math.PI) / 180;
  const far = 37 + ((index * 7) % 12);
  const cut = Math.round((index * 100) / count);
  return {
    x: Math.round(Math.cos(angle) * far),
    y: Math.round(Math.sin(angle) * far),
    turn: (index * 67) % 360,
    cut,
  };
});
