/** How many typing errors a word of this length may have: none up to three letters, one up to six, then two. */
export const tolerance = (length: number): number => (length <= 3 ? 0 : length <= 6 ? 1 : 2);
