import type en from "../messages/en.json";

/** This package's words in one language, as a leaf gets them. */
export type DoublerWords = typeof en;
