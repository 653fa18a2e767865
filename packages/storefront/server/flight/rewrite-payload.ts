import { holdStill } from "./hold-still.ts";
import { readRows, writeRows } from "./rows.ts";
import { spare } from "./spare.ts";

/**
 * Writes the data from which React takes a page over anew: without what they need not say, and with the parts that never move as
 * the page shows them. Data of a kind that is not known stay as they are.
 *
 * @param html the page without these data
 */
export const rewritePayload = (payload: string, html: string): string => {
  const rows = readRows(payload);
  return rows === undefined ? payload : writeRows(holdStill(spare(rows), html));
};
