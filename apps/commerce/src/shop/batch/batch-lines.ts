import type { BasketLine } from "../basket/index.ts";
import type { BatchRow } from "./types.ts";

/** What all rows of a batch are. */
export type Sold = Pick<BasketLine, "product" | "variation">;

/** A row as a line of a basket, one package of a number of its own; what is handed over has no recipient. */
const lineOf = (
  sold: Sold,
  { position, email, firstName, lastName, value, message, plan, address }: BatchRow,
): BasketLine => ({
  ...sold,
  packageId: position + 1,
  value,
  quantity: 1,
  recipient: {
    name: firstName,
    lastName: lastName || undefined,
    email: email || undefined,
    ...(address && { address }),
  },
  message: message ?? undefined,
  wrapper: undefined,
  giftPacking: undefined,
  plan: plan ?? undefined,
});

/** The rows of a batch as a basket holds them. */
export const batchLines = (sold: Sold, rows: readonly BatchRow[]): BasketLine[] => rows.map((row) => lineOf(sold, row));
