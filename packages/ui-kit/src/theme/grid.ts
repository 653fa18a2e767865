import { vars } from "./contract.css.ts";

/**
 * A length on the 4 px grid, for what the scales have no step for: columns, reserved room.
 * `grid(96)` is 24rem. It goes wherever CSS takes a length, within `min()` and `minmax()` too.
 * @param steps a whole number, in units of 4 px
 */
export const grid = (steps: number): string => `calc(${vars.space["1"]} * ${steps})`;
