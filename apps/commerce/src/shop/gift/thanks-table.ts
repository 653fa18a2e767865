import { prepared, type Queryable } from "../../platform/database/index.ts";

const insert = prepared<Record<never, never>, [number, string, Date]>(
  "gift-thank",
  "insert into gift_thanks (package, text, at) values ($1, $2, $3) on conflict do nothing",
);
const find = prepared<{ text: string | null }, [number]>(
  "gift-thanks",
  "select text from gift_thanks where package = $1",
);
const forget = prepared<Record<never, never>, [Date, number]>(
  "gift-thanks-forget",
  `update gift_thanks set text = null where package in (
     select package from gift_thanks where text is not null and at < $1 limit $2 for update skip locked)`,
);

/** Keeps what a receiver wrote; answers false where somebody has thanked for the gift. */
export const insertThanks = async (client: Queryable, packageId: number, text: string, now: Date): Promise<boolean> =>
  (await insert.run(client, packageId, text, now)) === 1;

/** Whether somebody has thanked for a gift. */
export const isThanked = async (db: Queryable, packageId: number): Promise<boolean> =>
  (await find.first(db, packageId)) !== undefined;

/** What a receiver wrote, until it is forgotten. */
export const thanksOf = async (db: Queryable, packageId: number): Promise<string | undefined> =>
  (await find.first(db, packageId))?.text ?? undefined;

/** Empties what was written before a day, at most so many; answers how many that were. */
export const forgetThanks = (client: Queryable, before: Date, most: number): Promise<number> =>
  forget.run(client, before, most);
