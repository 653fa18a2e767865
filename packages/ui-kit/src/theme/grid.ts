import { vars } from "./contract.css.ts";

/**
 * A length on the 4 px grid, wherever CSS takes one and the scales have no step, such as for columns:
 * `grid(96)` is 24rem.
 * @param steps a whole number, in units of 4 px
 */
export const grid = (steps: number): string => `calc(${vars.space["1"]} * ${steps})`;
