import { randomBytes } from "node:crypto";
import { type Forget, forgetInBatches } from "../batches.ts";
import { type Pool, prepared, type Queryable } from "../database/index.ts";

/** A browser that an account is signed in with. */
export interface OpenSession {
  id: number;
  /** Browser and system; empty where it did not say. */
  device: string;
  createdAt: Date;
  seenAt: Date;
}

const list = prepared<OpenSession, [string, Date]>(
  "session-list",
  `select id, device, created_at as "createdAt", seen_at as "seenAt" from session
   where account = $1 and expires_at > $2 order by seen_at desc, id desc limit 50`,
);
const endOthers = prepared<Record<never, never>, [string, number]>(
  "session-end-others",
  "delete from session where account = $1 and id <> $2",
);
const endOne = prepared<Record<never, never>, [string, number]>(
  "session-end-one",
  "delete from session where account = $1 and id = $2",
);
const release = prepared<Record<never, never>, [number]>("visitor-release", "select release_visitor($1)");

const make = prepared<{ id: number }, [Buffer]>(
  "visitor-of-account",
  "insert into visitor (token_hash, of_account) values ($1, true) returning id",
);

/** Makes the visitor of an account: no browser has its cookie, as nobody knows its token. */
export const makeAccountVisitor = async (client: Queryable): Promise<number> => {
  const row = await make.first(client, randomBytes(32));
  if (row === undefined) throw new Error("The visitor of an account was not written.");
  return row.id;
};

/** Where an account is signed in, last used first. */
export const sessionsOf = (db: Queryable, account: string, now: Date): Promise<OpenSession[]> =>
  list.all(db, account, now);

/** Signs an account out everywhere, or everywhere but in one session; answers how often. */
export const endSessions = (db: Queryable, account: string, except = 0): Promise<number> =>
  endOthers.run(db, account, except);

/** Signs an account out of one session; answers whether there was one. */
export const endSession = async (db: Queryable, account: string, id: number): Promise<boolean> =>
  (await endOne.run(db, account, id)) === 1;

/**
 * Ends the sessions of an account's visitor, and lets it be
 * forgotten as others are once nothing is left of it.
 */
export const releaseVisitor = async (db: Queryable, visitor: number): Promise<void> =>
  void (await release.run(db, visitor));

const forget: Forget = prepared(
  "session-forget",
  `delete from session where id in (select id from session where expires_at <= $1 order by expires_at limit $2
     for update skip locked)`,
);

/** Deletes sessions that have ended, a batch at a time; answers how many. */
export const forgetSessions = (pool: Pool, now: Date, most?: number): Promise<number> =>
  forgetInBatches(pool, forget, now, most);
