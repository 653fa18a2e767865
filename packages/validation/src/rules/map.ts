import type { Judgement } from "./rule.ts";

/** Most degrees of a latitude and a longitude, north and east as well as south and west. */
const mostDegrees = { latitude: 90, longitude: 180 } as const;

const decimals = 5;

/** Degrees as they are kept and compared: five decimals, about a metre. */
export const roundDegrees = (value: number): number => Number(value.toFixed(decimals));

/** Degrees of WGS 84. */
export const judgeDegrees = (value: number, kind: keyof typeof mostDegrees): Judgement =>
  Number.isFinite(value) && Math.abs(value) <= mostDegrees[kind] ? undefined : "notAnOption";
