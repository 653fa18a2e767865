import { prepared, type Queryable } from "../../platform/database/index.ts";

/** An email of an order that its buyer puts right. */
export interface EmailCorrection {
  id: string;
  orderId: string;
  /** Whose receiver; null: the buyer's own. */
  package: number | null;
  previous: string;
  email: string;
  /** The gift had been sent, and its cards were issued again. */
  reissued: boolean;
  visitor: number;
  at: Date;
}

const insert = prepared<Record<never, never>, [string, string, number | null, string, string, boolean, number, Date]>(
  "email-correction-insert",
  `insert into email_correction (id, order_id, package, previous, email, reissued, visitor, at)
   values ($1, $2, $3, $4, $5, $6, $7, $8)`,
);
const ofPackage = prepared<Record<never, never>, [number, string]>(
  "email-correction-package",
  "update order_package set recipient_email = $2 where id = $1",
);
const ofBuyer = prepared<Record<never, never>, [string, string]>(
  "email-correction-buyer",
  "update shop_order set email = $2 where id = $1",
);
const byId = prepared<
  { orderId: string; email: string; previous: string; package: number | null; reissued: boolean },
  [string]
>(
  "email-correction-by-id",
  `select order_id as "orderId", email, previous, package, reissued from email_correction where id = $1`,
);
/** Writes a correction down and carries it out. Under the order's lock. */
export const correctEmail = async (client: Queryable, correction: EmailCorrection): Promise<void> => {
  const { id, orderId, package: packageId, previous, email, reissued, visitor, at } = correction;
  await insert.run(client, id, orderId, packageId, previous, email, reissued, visitor, at);
  if (packageId === null) await ofBuyer.run(client, orderId, email);
  else await ofPackage.run(client, packageId, email);
};

/** A correction that was made. */
export const findCorrection = (db: Queryable, id: string) => byId.first(db, id);
