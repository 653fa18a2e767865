import { inTransaction, type PoolClient } from "../../../platform/database/index.ts";
import type { Services } from "../../../platform/services.ts";
import { lockParcel, type Refusal } from "./lock-parcel.ts";
import { readParcelName } from "./parcel-name.ts";
import { type PackedParcel, readParcels } from "./read-parcel.ts";

type Printing = Pick<Services, "pool" | "clock" | "environment">;

/**
 * What a packer needs of an order's parcels, with the codes of their cards,
 * or why nothing is printed. Codes leave here once their reveal is committed.
 */
export const printParcel = (services: Printing, name: string): Promise<PackedParcel[] | Refusal> =>
  inTransaction(services.pool, (client) => printParcelWithin(services, client, name));

/** {@link printParcel} in the caller's transaction. */
export const printParcelWithin = async (
  services: Printing,
  client: PoolClient,
  name: string,
): Promise<PackedParcel[] | Refusal> => {
  const parcel = readParcelName(name);
  const order = await lockParcel(client, parcel, services.clock.now());
  return typeof order === "string" ? order : readParcels(client, order, { ...services, address: parcel.address });
};
