import { getStorefront } from "@giftshop/storefront-config";
import { arrivalOfPosted } from "@giftshop/storefront-config/delivery";
import { markPosted } from "../../../money/order/index.ts";
import { inTransaction } from "../../../platform/database/index.ts";
import type { Services } from "../../../platform/services.ts";
import { lockParcel, type Refusal } from "./lock-parcel.ts";
import { readParcelName } from "./parcel-name.ts";

/** Notes that a parcel of an order, or all of them, has left; the order is COMPLETED if that was all of it. Once: said again, it is refused as SENT. */
export const sendParcel = ({ pool, clock, log }: Pick<Services, "pool" | "clock" | "log">, name: string) =>
  inTransaction(pool, async (client): Promise<Refusal | undefined> => {
    const parcel = readParcelName(name);
    const now = clock.now();
    const order = await lockParcel(client, parcel, now);
    if (typeof order === "string") return order;
    const { address } = parcel;
    await markPosted(client, order, { now, arrival: arrivalOfPosted(getStorefront(order.storefront), now), address });
    log.info({ order: order.id }, "a parcel was sent");
    return undefined;
  });
