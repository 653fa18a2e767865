import { type Delivery, readDeliveries, type SentPackage, sentPackages } from "../../../money/order/index.ts";
import { prepared, type Queryable } from "../../../platform/database/index.ts";
import type { Bounce } from "./read-notice.ts";

const note = prepared<Record<never, never>, [number, string, Date]>(
  "gift-bounce",
  `insert into gift_bounce (package, status, at) values ($1, $2, $3)
   on conflict (package) do update set status = excluded.status, at = excluded.at where gift_bounce.at < excluded.at`,
);
const ofPackages = prepared<{ package: number; at: Date }, [readonly number[]]>(
  "gift-bounces",
  "select package, at from gift_bounce where package = any ($1::bigint[])",
);
const newest = prepared<{ package: number; status: string; at: Date }, [number]>(
  "gift-bounces-newest",
  "select package, status, at from gift_bounce order by at desc limit $1",
);

/**
 * Notes that the email of a gift came back; answers whether this call did. What
 * was never sent, or is of another order, is a notice that somebody made up.
 */
export const noteBounce = async (
  db: Queryable,
  { package: packageId, orderId, status }: Bounce,
  now: Date,
): Promise<boolean> => {
  const sent = (await readDeliveries(db, orderId)).find(
    (one) => one.package === packageId && one.kind === "DIGITAL" && one.state === "SENT",
  );
  return sent !== undefined && (await note.run(db, packageId, status, now)) === 1;
};

/** Packages whose email came back since it was sent last. */
export const bouncesOf = async (db: Queryable, deliveries: readonly Delivery[]): Promise<ReadonlySet<number>> => {
  const sentAt = new Map(deliveries.map((one) => [one.package, one.sentAt]));
  const found = await ofPackages.all(db, [...sentAt.keys()]);
  return new Set(
    found.flatMap((row) => {
      const sent = sentAt.get(row.package);
      return sent && row.at >= sent ? [row.package] : [];
    }),
  );
};

/** A gift whose email came back, and that nobody has sent again. Personal: never logged. */
export interface BouncedGift extends SentPackage {
  /** Enhanced status code (RFC 3463). */
  status: string;
  /** When it came back. */
  at: Date;
}

/** Gifts that wait for somebody to send them elsewhere, of the newest notices. */
export const bouncedGifts = async (db: Queryable, most = 500): Promise<BouncedGift[]> => {
  const notices = await newest.all(db, most);
  const packages = notices.map((notice) => notice.package);
  const sent = new Map((await sentPackages(db, packages)).map((one) => [one.package, one]));
  return notices.flatMap(({ package: id, status, at }) => {
    const gift = sent.get(id);
    return gift && at >= gift.sentAt ? [{ ...gift, status, at }] : [];
  });
};
