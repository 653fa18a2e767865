import { type Language, retention, type StorefrontCode } from "@giftshop/storefront-config";
import { decryptText, encryptText, keyId } from "../../../money/giftcard/index.ts";
import { forgetAfterDays } from "../../../platform/batches.ts";
import { prepared, type Queryable } from "../../../platform/database/index.ts";
import type { Environment } from "../../../platform/environment.ts";

/** An entry. Amounts in minor units. */
export interface Entry {
  id: number;
  draw: string;
  storefront: StorefrontCode;
  card: number;
  balance: number;
  hash: Buffer;
  enteredAt: Date;
  withdrawnAt: Date | null;
}

/** Whose entry it is, until that is forgotten. Never logged. */
export interface Entrant {
  email: string;
  language: Language;
  receipt: string;
}

const columns = `e.id, e.draw, d.storefront, e.card, e.balance, e.hash, e.entered_at as "enteredAt", e.withdrawn_at as "withdrawnAt"`;
const from = "from doubler_entry e join doubler_draw d on d.id = e.draw";

const insert = prepared<{ id: number }, [string, number, number, Buffer, Date]>(
  "doubler-enter",
  "insert into doubler_entry (draw, card, balance, hash, entered_at) values ($1, $2, $3, $4, $5) returning id",
);
const insertEntrant = prepared<Record<never, never>, [number, string, string, Buffer, string]>(
  "doubler-entrant",
  "insert into doubler_entrant (entry, email, language, receipt, encryption_key) values ($1, $2, $3, $4, $5)",
);
const byId = prepared<Entry, [number]>("doubler-entry", `select ${columns} ${from} where e.id = $1`);
const byHash = prepared<Entry, [Buffer]>(
  "doubler-entry-by-hash",
  `select ${columns} ${from} where e.hash = $1 for update of e`,
);
const ofHash = prepared<Entry, [Buffer]>("doubler-entry-of-hash", `select ${columns} ${from} where e.hash = $1`);
const entrantOf = prepared<{ email: string; language: Language; receipt: Buffer; encryptionKey: string }, [number]>(
  "doubler-entrant-of",
  `select email, language, receipt, encryption_key as "encryptionKey" from doubler_entrant where entry = $1`,
);
const withdraw = prepared<Record<never, never>, [number, Date]>(
  "doubler-withdraw",
  "update doubler_entry set withdrawn_at = $2 where id = $1",
);
const forgetEntrant = prepared<Record<never, never>, [number]>(
  "doubler-forget-entrant",
  "delete from doubler_entrant where entry = $1",
);
const list = prepared<{ hashes: Buffer | null; count: number }, [string]>(
  "doubler-list",
  `select string_agg(hash, ''::bytea order by hash) as hashes, count(*)::int as count from doubler_entry
   where draw = $1 and withdrawn_at is null`,
);
const count = prepared<{ count: number }, [string]>(
  "doubler-count",
  "select count(*)::int as count from doubler_entry where draw = $1 and withdrawn_at is null",
);
const told = prepared<{ entry: number }, [string, number, number]>(
  "doubler-told",
  `select n.entry from doubler_entrant n join doubler_entry e on e.id = n.entry
   where e.draw = $1 and n.entry > $2 and not exists (
     select from doubler_prize p join doubler_place l on l.draw = p.draw and l.place = p.place where l.entry = n.entry)
   order by n.entry limit $3`,
);
const forget = prepared<Record<never, never>, [Date, number]>(
  "doubler-forget",
  `delete from doubler_entrant where entry in (
     select n.entry from doubler_entrant n join doubler_entry e on e.id = n.entry join doubler_draw d on d.id = e.draw
     where d.draws_at < $1 and not exists (select from doubler_prize p where p.draw = d.id and p.state = 'OFFERED')
     limit $2)`,
);

const ownerOf = (entry: number): string => `doubler entry ${entry}`;

/**
 * Writes an entry. Violates `doubler_entry_once` where the card
 * has one, `doubler_entry_open` where its draw takes none.
 */
export const insertEntry = async (
  client: Queryable,
  { draw, card, balance, hash, enteredAt }: Omit<Entry, "id" | "withdrawnAt" | "storefront">,
  { email, language, receipt }: Entrant,
  { cardEncryptionKey }: Pick<Environment, "cardEncryptionKey">,
): Promise<number> => {
  const { id } = (await insert.first(client, draw, card, balance, hash, enteredAt)) ?? { id: 0 };
  const sealed = encryptText(cardEncryptionKey, receipt, ownerOf(id));
  await insertEntrant.run(client, id, email, language, sealed, keyId(cardEncryptionKey));
  return id;
};

export const findEntry = (db: Queryable, id: number): Promise<Entry | undefined> => byId.first(db, id);

/** The entry of a salted hash, locked until the transaction ends. */
export const lockEntry = (client: Queryable, hash: Buffer): Promise<Entry | undefined> => byHash.first(client, hash);

/** The entry of a salted hash. */
export const entryOfHash = (db: Queryable, hash: Buffer): Promise<Entry | undefined> => ofHash.first(db, hash);

/** Whose an entry is; `undefined` where it was withdrawn, or is forgotten. */
export const findEntrant = async (
  db: Queryable,
  entry: number,
  { cardEncryptionKey }: Pick<Environment, "cardEncryptionKey">,
): Promise<Entrant | undefined> => {
  const row = await entrantOf.first(db, entry);
  if (row === undefined) return undefined;
  if (row.encryptionKey !== keyId(cardEncryptionKey)) throw new Error(`The receipt of ${entry} has another key.`);
  const { email, language } = row;
  return { email, language, receipt: decryptText(cardEncryptionKey, row.receipt, ownerOf(entry)) };
};

/** Withdraws an entry, and forgets whose it was. Violates `doubler_entry_open` where it is too late. */
export const withdrawEntry = async (client: Queryable, entry: number, now: Date): Promise<void> => {
  await withdraw.run(client, entry, now);
  await forgetEntrant.run(client, entry);
};

export const hashLength = 32;

/** The salted hashes of a draw, ascending, behind one another. */
export const readList = async (db: Queryable, draw: string): Promise<Buffer> =>
  (await list.first(db, draw))?.hashes ?? Buffer.alloc(0);

/** How many entries a draw has. */
export const countEntries = async (db: Queryable, draw: string): Promise<number> =>
  (await count.first(db, draw))?.count ?? 0;

/**
 * Entries of a draw that nothing was offered for, behind one of them, in the order in which they were made.
 */
export const entriesToTell = async (db: Queryable, draw: string, after: number, most: number): Promise<number[]> =>
  (await told.all(db, draw, after, most)).map(({ entry }) => entry);

/** Forgets whose entries of past draws were, once their prize is settled. */
export const forgetEntrants = forgetAfterDays(retention.doublerDays, (client, before, most) =>
  forget.run(client, before, most),
);
