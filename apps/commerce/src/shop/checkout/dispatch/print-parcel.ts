import { inTransaction } from "../../../platform/database/index.ts";
import type { Services } from "../../../platform/services.ts";
import { lockParcel, type Refusal } from "./lock-parcel.ts";
import { type PackedParcel, readParcel } from "./read-parcel.ts";

type Printing = Pick<Services, "pool" | "clock" | "environment">;

/** What a packer needs of an order's parcel, with the codes of its cards, or why nothing is printed. Codes leave here once their reveal is committed. */
export const printParcel = (services: Printing, number: string): Promise<PackedParcel | Refusal> =>
  inTransaction(services.pool, async (client) => {
    const order = await lockParcel(client, number, services.clock.now());
    return typeof order === "string" ? order : readParcel(client, order, services);
  });
