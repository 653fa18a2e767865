import type { BasketLine } from "../types.ts";

/** Everything of a row of `cart_package` that its fingerprint covers, with its types. */
const content = [
  ["variation", "int"],
  ["value", "bigint"],
  ["recipient_name", "text"],
  ["recipient_last_name", "text"],
  ["recipient_email", "text"],
  ["hand_over", "boolean"],
  ["delivery", "jsonb"],
  ["message", "text"],
  ["wrapper", "int"],
  ["gift_packing", "int"],
  ["delivery_plan", "jsonb"],
  ["of_remainder", "boolean"],
] as const;

/**
 * Columns that make one line the same as another, as SQL;
 * with the name of a table before each where one is given.
 */
export const contentColumns = (table?: string): string =>
  content.map(([column]) => (table ? `${table}.${column}` : column)).join(", ");

/** The columns with their types, for `jsonb_to_recordset`. */
export const contentTypes = content.map(([column, type]) => `${column} ${type}`).join(", ");

/** A line's content as those columns have it. */
export const contentOf = ({
  variation,
  value,
  recipient,
  message,
  wrapper,
  giftPacking,
  plan,
  remainder,
}: Omit<BasketLine, "packageId" | "quantity" | "product">) => ({
  variation: variation.id,
  value,
  recipient_name: recipient?.name ?? null,
  recipient_last_name: recipient?.lastName ?? null,
  recipient_email: recipient?.email ?? null,
  hand_over: recipient?.handOver ?? false,
  // SQL takes a JSON null for a value.
  delivery: recipient?.address,
  message: message ?? null,
  wrapper: wrapper?.id ?? null,
  gift_packing: giftPacking?.id ?? null,
  delivery_plan: plan,
  of_remainder: remainder ?? false,
});
