/**
 * The same bytes in memory of just their length. What the compressors give lies in a block of 64 kB, and would hold all of it
 * for as long as it is kept.
 */
export const fitted = (bytes: Uint8Array): Uint8Array => new Uint8Array(bytes);
