import { getStorefront } from "@giftshop/storefront-config";
import { arrivalOfPosted } from "@giftshop/storefront-config/delivery";
import { markPosted, type OrderRecord, readDeliveries } from "../../../money/order/index.ts";
import { inTransaction, type PoolClient } from "../../../platform/database/index.ts";
import { writeEmail } from "../../../platform/outbox/written-emails.ts";
import type { Services } from "../../../platform/services.ts";
import { readTrackingCode } from "../aftercare/tracking.ts";
import { type ParcelJob, parcelEmail } from "../emails/parcel-email.ts";
import { lockParcel, type Refusal } from "./lock-parcel.ts";
import { readParcelName } from "./parcel-name.ts";

type Sending = Pick<Services, "clock" | "log" | "enqueue">;

/** The buyer hears of each parcel of what has left, one email for each address. */
const tell = async (
  services: Sending,
  client: PoolClient,
  { id }: OrderRecord,
  left: readonly number[],
  now: Date,
): Promise<void> => {
  const sent = (await readDeliveries(client, id)).filter((delivery) => left.includes(delivery.package));
  for (const parcel of Map.groupBy(sent, ({ address }) => address).values()) {
    const packages = parcel.map((delivery) => delivery.package);
    const job: ParcelJob = { orderId: id, packages, at: now.toISOString() };
    await writeEmail(services, client, parcelEmail, job);
  }
};

/**
 * Notes once that a parcel of an order, or all of them, has left, tells its buyer, and completes the order
 * with its last parcel. Answers SENT where it had left before.
 *
 * @param named the parcel's name, and after `=` what the post knows it by, where it is followed
 */
export const sendParcel = (services: Sending & Pick<Services, "pool">, named: string) =>
  inTransaction(services.pool, (client) => sendParcelWithin(services, client, named));

/** {@link sendParcel} in the caller's transaction. */
export const sendParcelWithin = async (
  services: Sending,
  client: PoolClient,
  named: string,
): Promise<Refusal | "CODE" | undefined> => {
  const [name = "", code] = named.split("=");
  const trackingCode = code === undefined ? undefined : readTrackingCode(code);
  if (code !== undefined && trackingCode === undefined) return "CODE";
  const parcel = readParcelName(name);
  const now = services.clock.now();
  const order = await lockParcel(client, parcel, now);
  if (typeof order === "string") return order;
  const arrival = arrivalOfPosted(getStorefront(order.storefront), now);
  const left = await markPosted(client, order, { now, arrival, address: parcel.address, trackingCode });
  await tell(services, client, order, left, now);
  services.log.info({ order: order.id }, "a parcel was sent");
  return undefined;
};
