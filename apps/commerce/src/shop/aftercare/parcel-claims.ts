import type { StorefrontCode } from "@giftshop/storefront-config";
import type { OrderRecord } from "../../money/order/index.ts";
import { prepared, type Queryable } from "../../platform/database/index.ts";

/** A parcel that its buyer misses, and that a person has to look at. */
export interface ParcelClaim {
  number: string;
  storefront: StorefrontCode;
  package: number;
  askedAt: Date;
}

const ask = prepared<Record<never, never>, [string, number, string, string, Date]>(
  "parcel-claim-ask",
  "insert into parcel_claim (order_id, package, number, storefront, asked_at) values ($1, $2, $3, $4, $5) on conflict do nothing",
);
const open = prepared<ParcelClaim>(
  "parcel-claims-open",
  `select number, storefront, package, asked_at as "askedAt" from parcel_claim where decision is null order by asked_at`,
);
const decide = prepared<Record<never, never>, [string, readonly number[], "GRANTED" | "REFUSED", string, Date]>(
  "parcel-claim-decide",
  `update parcel_claim set decision = $3, decided_by = $4, decided_at = $5
   where order_id = $1 and package = any ($2::bigint[]) and decision is null`,
);

/** Notes that a person has to look at a parcel; once as long as nobody did. */
export const askAboutParcel = async (
  db: Queryable,
  { id, number, storefront }: Pick<OrderRecord, "id" | "number" | "storefront">,
  packageId: number,
  now: Date,
): Promise<void> => void (await ask.run(db, id, packageId, number, storefront, now));

/** Parcels that a person has to look at, the first first. */
export const openParcelClaims = (db: Queryable): Promise<ParcelClaim[]> => open.all(db);

/** Notes what somebody decided about the claims of packages; answers how many there were. */
export const decideParcelClaims = (
  client: Queryable,
  { orderId, packages }: { orderId: string; packages: readonly number[] },
  { decision, staff, now }: { decision: "GRANTED" | "REFUSED"; staff: string; now: Date },
): Promise<number> => decide.run(client, orderId, packages, decision, staff, now);
