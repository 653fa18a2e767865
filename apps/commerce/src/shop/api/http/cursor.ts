import { Refused } from "./problem.ts";

/** Where a page of a list ended: opaque to whoever asks. */
export const cursorOf = (...parts: readonly (string | number)[]): string =>
  Buffer.from(JSON.stringify(parts)).toString("base64url");

/** The parts of a cursor. Throws 400 for one that this list did not give. */
export const readCursor = (cursor: string, shape: readonly ("string" | "number")[]): (string | number)[] => {
  try {
    const parts: unknown = JSON.parse(Buffer.from(cursor, "base64url").toString("utf8"));
    if (Array.isArray(parts) && parts.length === shape.length && parts.every((part, n) => typeof part === shape[n]))
      return parts;
  } catch {
    // What is no JSON is no cursor.
  }
  throw new Refused(400, "cursor", "This cursor is none that the list gave.");
};

/** A page of rows, of which one more was read than is shown. */
export const pageOf = <Row, Item>(
  rows: readonly Row[],
  limit: number,
  show: (row: Row) => Item,
  place: (row: Row) => string,
): { data: Item[]; nextCursor: string | null } => {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return { data: shown.map(show), nextCursor: rows.length > limit && last !== undefined ? place(last) : null };
};
