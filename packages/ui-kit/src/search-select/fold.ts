/**
 * A word without its accents and in small letters. In a German page the collation
 * for searching knows "ö" as "oe" only; who types on a foreign keyboard writes "o".
 */
export const fold = (words: string): string => words.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
