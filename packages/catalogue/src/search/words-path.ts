/**
 * Path of what the search window says, one file for all pages of a shop. Commerce's words are no part of it.
 */
export const searchWordsPath = (languagePath: string): string => `${languagePath}/search.json`;
