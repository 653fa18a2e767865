/** Milliseconds until a card begins to come, by how each house opens its gift; `again` has no wrapping. */
const durations = { ribbon: 500, balloon: 640, seal: 560, again: 0 } as const;

/** When what is in the gift of a form comes; without motion it stays until what is in it fades in. */
export const openingOf = (gesture: string | undefined, still: boolean): number => {
  const known = gesture !== undefined && gesture in durations ? durations[gesture as keyof typeof durations] : 0;
  return still ? 0 : known;
};

/** Pixels after which a pull has opened a gift. */
const enough = 90;

/** How far a finger has pulled, 0 to 1: in any direction, as a ribbon goes. */
export const pulled = (from: { x: number; y: number }, to: { x: number; y: number }): number =>
  Math.min(1, Math.hypot(to.x - from.x, to.y - from.y) / enough);
