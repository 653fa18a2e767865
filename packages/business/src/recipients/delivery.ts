import type { Gift } from "../quote-page/gifts.ts";
import type { ColumnUse } from "./columns.ts";

/**
 * How the gifts of a list come to their receivers: an email
 * to each, links that whoever orders hands over, or parcels.
 */
export const deliveries = ["EMAIL", "HAND", "POST"] as const;
export type ListDelivery = (typeof deliveries)[number];

const always = ["firstName", "lastName", "value"] as const satisfies readonly ColumnUse[];
const place = ["street", "houseNumber", "suffix", "postCode", "city"] as const satisfies readonly ColumnUse[];

/** What columns can say, by how the gifts are delivered. */
export const usesOf: Readonly<Record<ListDelivery, readonly ColumnUse[]>> = {
  EMAIL: ["email", ...always, "date", "field", "none"],
  HAND: [...always, "field", "none"],
  POST: [...always, ...place, "email", "date", "field", "none"],
};

/** What has to be said of each row. */
export const neededOf: Readonly<Record<ListDelivery, readonly ColumnUse[]>> = {
  EMAIL: ["email", "firstName"],
  HAND: ["firstName"],
  POST: ["firstName", "lastName", "street", "city"],
};

/** The variation of a gift that is delivered so. */
export const variationFor = ({ variations }: Gift, delivery: ListDelivery) =>
  variations.find(({ kind }) => kind === (delivery === "POST" ? "PHYSICAL" : "DIGITAL"));
