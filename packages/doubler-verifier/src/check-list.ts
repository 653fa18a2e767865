import type { Bytes } from "./bytes.ts";
import { bytesOf, hashOfKind, hexOf } from "./bytes.ts";

export const hashLength = 32;

/** After so many entries it is said how far the check is. */
const interval = 20_000;

const compare = (list: Uint8Array, one: number, other: number): number => {
  for (let at = 0; at < hashLength; at += 1) {
    const difference = (list[one * hashLength + at] ?? 0) - (list[other * hashLength + at] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
};

/** Whether each entry is greater than the one before: none twice, and only one order. */
const isAscending = (list: Uint8Array, count: number, onProgress: (share: number) => void): boolean => {
  for (let entry = 1; entry < count; entry += 1) {
    if (compare(list, entry - 1, entry) >= 0) return false;
    if (entry % interval === 0) onProgress(entry / count);
  }
  return true;
};

/** Whether this is the list that was committed to. */
export const isCommittedList = async (
  list: Bytes,
  { entries, hash }: { entries: number; hash: string },
  onProgress: (share: number) => void,
): Promise<boolean> => {
  if (list.length !== entries * hashLength || !isAscending(list, entries, onProgress)) return false;
  return hexOf(await hashOfKind("entries", list)) === hash;
};

/**
 * Where an entry stands in the list, counted from 0; `undefined`
 * where it does not. By halves, as the list ascends.
 */
export const positionOf = (list: Uint8Array, hash: string): number | undefined => {
  const wanted = bytesOf(hash);
  let [low, high] = [0, list.length / hashLength - 1];
  while (low <= high) {
    const middle = Math.floor((low + high) / 2);
    const at = hexOf(list.subarray(middle * hashLength, (middle + 1) * hashLength));
    if (at === hexOf(wanted)) return middle;
    if (at < hexOf(wanted)) low = middle + 1;
    else high = middle - 1;
  }
  return undefined;
};
