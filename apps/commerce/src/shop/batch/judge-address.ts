import type { Storefront } from "@giftshop/storefront-config";
import { deliverySchema, validate } from "@giftshop/validation";
import type { PostalAddress } from "../../money/order/index.ts";
import { type AddressFields, postalAddress } from "../basket/index.ts";
import type { RowColumn, RowFault, TypedRow } from "./types.ts";

/** Columns by which an address of a row is judged; its names are judged as those of every row. */
const columns: ReadonlySet<string> = new Set<RowColumn>(["street", "houseNumber", "suffix", "postCode", "city"]);

const isColumn = (path: string): path is RowColumn => columns.has(path);

/**
 * Where a row's parcel goes, within the storefront's country,
 * by the rules of the checkout; else what is wrong by column.
 */
export const judgeAddress = async (
  { firstName, lastName, address }: TypedRow,
  { country }: Pick<Storefront, "country">,
): Promise<{ address: PostalAddress | null; faults: RowFault[] }> => {
  const typed = { ...address, firstName, lastName: lastName ?? "", countryCode: country };
  const judged = await validate(deliverySchema(country), typed);
  if (judged.ok) return { address: postalAddress(judged.value as AddressFields), faults: [] };
  const faults = judged.errors.flatMap(({ path, name }): RowFault[] => (isColumn(path) ? [[path, name]] : []));
  return { address: null, faults };
};
