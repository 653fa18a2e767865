/**
 * An id of ours as a call spells it, in decimal alone; `undefined` for every other text, which names nothing.
 */
export const readId = (text: string): number | undefined => (/^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined);
