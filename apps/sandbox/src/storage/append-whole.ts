import { ftruncateSync, writeSync } from "node:fs";

/**
 * Adds bytes to the end of a file, all or none: a disk that is full takes some of
 * them without an error, and what comes later would stand behind the torn half.
 *
 * @param size of the file before, in bytes
 * @param write how bytes are written; answers how many were
 * @returns size of the file afterwards
 * @throws what writing threw; the file is then as it was
 */
export const appendWhole = (
  descriptor: number,
  bytes: Uint8Array,
  size: number,
  write: (descriptor: number, bytes: Uint8Array) => number = writeSync,
): number => {
  try {
    let written = 0;
    while (written < bytes.length) written += write(descriptor, bytes.subarray(written));
    return size + bytes.length;
  } catch (error) {
    ftruncateSync(descriptor, size);
    throw error;
  }
};
