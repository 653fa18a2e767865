/** Tells those who were not drawn how a draw went: `{ draw }`. */
export const resultsQueue = "doubler.results";
