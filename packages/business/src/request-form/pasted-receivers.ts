import { cellsOf, isHeading } from "@giftshop/receivers/table";
import { guessColumns } from "../recipients/columns.ts";
import { emptyReceiver, type ReceiverField, type ReceiverValues } from "./receivers.ts";

/**
 * The receivers of a table that was pasted, one a row, each of one piece. Its columns are
 * known by their headings, or where there are none by their order.
 *
 * @param fields what is asked about a receiver, in order
 */
export const pastedReceivers = (text: string, fields: readonly ReceiverField[]): ReceiverValues[] => {
  const cells = cellsOf(text);
  const [first] = cells;
  const heading = first && isHeading(first) && cells.length > 1 ? first : undefined;
  const rows = heading ? cells.slice(1) : cells;
  const uses = guessColumns(heading, rows, [...fields, "none"]);
  return rows.map((row) => ({
    ...emptyReceiver,
    ...Object.fromEntries(fields.map((field) => [field, row[uses.indexOf(field)]?.trim() ?? ""])),
  }));
};
