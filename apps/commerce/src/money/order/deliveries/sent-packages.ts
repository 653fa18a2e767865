import type { StorefrontCode } from "@giftshop/storefront-config";
import { prepared, type Queryable } from "../../../platform/database/index.ts";

/** A package that was sent. Personal: never logged. */
export interface SentPackage {
  package: number;
  /** The order's number. */
  number: string;
  storefront: StorefrontCode;
  /** Where its email went. */
  email: string;
  /** The last time. */
  sentAt: Date;
}

const read = prepared<SentPackage, [readonly number[]]>(
  "packages-sent",
  `select d.package, o.number, o.storefront, coalesce(p.recipient_email, o.email) as email, d.sent_at as "sentAt"
   from delivery d join order_package p on p.id = d.package join shop_order o on o.id = d.order_id
   where d.package = any ($1::bigint[]) and d.state = 'SENT'`,
);

/** Packages among these that were sent, and not taken back since. */
export const sentPackages = (db: Queryable, packages: readonly number[]): Promise<SentPackage[]> =>
  read.all(db, packages);
