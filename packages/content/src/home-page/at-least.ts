/**
 * A count as a claim that stays true while the catalogue changes a
 * little: 243 is "240" in "240+". Below twelve it is said as it is.
 */
export const atLeast = (count: number): number => (count < 12 ? count : Math.floor((count - 1) / 10) * 10);
