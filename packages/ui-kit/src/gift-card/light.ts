/** Set on a card that the light follows: where it stands over it, from 0 at the left or top to 1. */
export const lightProperties = { x: "--ui-light-x", y: "--ui-light-y" } as const;
