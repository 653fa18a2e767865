/**
 * Isolates a number of several groups, whose order Arabic text
 * around it would turn about; for text that carries no markup.
 */
export const leftToRight = (text: string): string => `\u2066${text}\u2069`;

/** Isolates text that may run either way from a parenthesis around it; for text that carries no markup. */
export const isolated = (text: string): string => `\u2068${text}\u2069`;
