/**
 * What the presses of these parts do, fetched with the first of them. Where it cannot be had the press is
 * not answered, and can be made again.
 */
export const latePresses = () => import("./presses.ts").catch(() => undefined);
