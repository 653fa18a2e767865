/** Joins class names, skipping what is absent. */
export const join = (...names: (string | false | null | undefined)[]): string => names.filter(Boolean).join(" ");
