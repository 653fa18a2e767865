import type { StorefrontCode } from "@giftshop/storefront-config";
import { prepared, type Queryable } from "../../../platform/database/index.ts";

export type PrizeState = "OFFERED" | "CLAIMED" | "LAPSED";

/** A prize that is, or was, offered to one of those who were drawn. `value` in minor units. */
export interface Prize {
  id: string;
  draw: string;
  storefront: StorefrontCode;
  place: number;
  entry: number;
  value: number;
  state: PrizeState;
  offeredAt: Date;
  endsAt: Date;
  card: number | null;
}

/** One who was drawn. */
export interface Place {
  /** 0 is the winner, then the reserves. */
  place: number;
  entry: number;
  hash: Buffer;
  balance: number;
  passedOver: boolean;
}

const columns = `p.id, p.draw, d.storefront, p.place, l.entry, p.value, p.state, p.offered_at as "offeredAt", p.ends_at as "endsAt", p.card`;
const from = `from doubler_prize p join doubler_draw d on d.id = p.draw join doubler_place l on l.draw = p.draw and l.place = p.place`;

const insertPlaces = prepared<Record<never, never>, [string, readonly number[], readonly boolean[]]>(
  "doubler-places",
  `insert into doubler_place (draw, place, entry, passed_over)
   select $1, w.n - 1, w.entry, w.passed_over from unnest($2::bigint[], $3::boolean[]) with ordinality as w (entry, passed_over, n)`,
);
const placesOf = prepared<Place, [string]>(
  "doubler-places-of",
  `select l.place, l.entry, e.hash, e.balance, l.passed_over as "passedOver" from doubler_place l join doubler_entry e on e.id = l.entry
   where l.draw = $1 order by l.place`,
);
const offer = prepared<Record<never, never>, [string, string, number, number, Buffer, Date, Date]>(
  "doubler-offer",
  `insert into doubler_prize (id, draw, place, value, token_hash, offered_at, ends_at) values ($1, $2, $3, $4, $5, $6, $7)`,
);
const byId = prepared<Prize, [string]>("doubler-prize", `select ${columns} ${from} where p.id = $1`);
const byToken = prepared<Prize, [Buffer]>(
  "doubler-prize-by-token",
  `select ${columns} ${from} where p.token_hash = $1`,
);
const lockByToken = prepared<Prize, [Buffer]>(
  "doubler-prize-lock",
  `select ${columns} ${from} where p.token_hash = $1 for update of p`,
);
const overdue = prepared<Prize, [Date]>(
  "doubler-prizes-overdue",
  `select ${columns} ${from} where p.state = 'OFFERED' and p.ends_at <= $1 order by p.ends_at, p.id for update of p skip locked`,
);
const remindable = prepared<{ id: string }, [Date, Date]>(
  "doubler-prizes-remind",
  `update doubler_prize set reminded_at = $2 where state = 'OFFERED' and reminded_at is null and ends_at <= $1 and ends_at > $2 returning id`,
);
const claim = prepared<Record<never, never>, [string, Date, number, string]>(
  "doubler-claim",
  "update doubler_prize set state = 'CLAIMED', settled_at = $2, card = $3, winner = $4 where id = $1",
);
const lapse = prepared<Record<never, never>, [string, Date]>(
  "doubler-lapse",
  "update doubler_prize set state = 'LAPSED', settled_at = $2 where id = $1",
);
const won = prepared<{ draw: string; month: string; winner: string; value: number }, [string, number]>(
  "doubler-winners",
  `select p.draw, d.month, p.winner, p.value from doubler_prize p join doubler_draw d on d.id = p.draw
   where d.storefront = $1 and p.state = 'CLAIMED' order by d.closes_at desc limit $2`,
);

export const writePlaces = async (
  client: Queryable,
  draw: string,
  places: readonly { entry: number; passedOver: boolean }[],
): Promise<void> => {
  const entries = places.map(({ entry }) => entry);
  const passed = places.map(({ passedOver }) => passedOver);
  await insertPlaces.run(client, draw, entries, passed);
};

/** Who was drawn, the winner first. */
export const readPlaces = (db: Queryable, draw: string): Promise<Place[]> => placesOf.all(db, draw);

/** Offers a prize, in the caller's transaction. */
export const insertPrize = async (
  client: Queryable,
  prize: Pick<Prize, "id" | "draw" | "place" | "value" | "offeredAt" | "endsAt"> & { tokenHash: Buffer },
): Promise<void> => {
  const { id, draw, place, value, tokenHash, offeredAt, endsAt } = prize;
  await offer.run(client, id, draw, place, value, tokenHash, offeredAt, endsAt);
};

export const findPrize = (db: Queryable, id: string): Promise<Prize | undefined> => byId.first(db, id);

export const prizeOfToken = (db: Queryable, tokenHash: Buffer): Promise<Prize | undefined> =>
  byToken.first(db, tokenHash);

export const lockPrize = (client: Queryable, tokenHash: Buffer): Promise<Prize | undefined> =>
  lockByToken.first(client, tokenHash);

/** Prizes that nobody claimed in time, locked; those that another worker has are left to it. */
export const lockOverdue = (client: Queryable, now: Date): Promise<Prize[]> => overdue.all(client, now);

/** Prizes that end before `until` and whose winner was not reminded; they are from now on. */
export const takeRemindable = async (client: Queryable, until: Date, now: Date): Promise<string[]> =>
  (await remindable.all(client, until, now)).map(({ id }) => id);

export const markClaimed = async (
  client: Queryable,
  { id, card, winner, now }: { id: string; card: number; winner: string; now: Date },
): Promise<void> => void (await claim.run(client, id, now, card, winner));

export const markLapsed = async (client: Queryable, id: string, now: Date): Promise<void> =>
  void (await lapse.run(client, id, now));

/** The last prizes of a storefront that were claimed, the newest first. */
export const lastWinners = (
  db: Queryable,
  storefront: StorefrontCode,
  most: number,
): Promise<{ draw: string; month: string; winner: string; value: number }[]> => won.all(db, storefront, most);
