import { createHash, randomBytes } from "node:crypto";
import { type Forget, forgetInBatches } from "../../platform/batches.ts";
import { type Pool, prepared, type Queryable } from "../../platform/database/index.ts";
import { proofLasts, sessionLasts } from "./roles.ts";

/** Who is signed in with this browser. */
export interface StaffSession {
  id: number;
  staff: string;
  email: string;
  expiresAt: Date;
  provedAt: Date | null;
}

const insert = prepared<Record<never, never>, [Buffer, string, string, Date, Date]>(
  "staff-session-insert",
  "insert into staff_session (token_hash, staff, device, created_at, expires_at) values ($1, $2, $3, $4, $5)",
);
const find = prepared<StaffSession, [Buffer, Date]>(
  "staff-session-find",
  `select s.id, s.staff, p.email, s.expires_at as "expiresAt", s.proved_at as "provedAt"
   from staff_session s join staff p on p.id = s.staff where s.token_hash = $1 and s.expires_at > $2 and p.ended_at is null`,
);
const remove = prepared<Record<never, never>, [Buffer]>(
  "staff-session-end",
  "delete from staff_session where token_hash = $1",
);
const removeAll = prepared<Record<never, never>, [string]>(
  "staff-session-end-all",
  "delete from staff_session where staff = $1",
);
const prove = prepared<Record<never, never>, [number, Date]>(
  "staff-session-prove",
  "update staff_session set proved_at = $2 where id = $1",
);
const forget: Forget = prepared(
  "staff-session-forget",
  `delete from staff_session where id in (select id from staff_session where expires_at <= $1 order by expires_at limit $2
     for update skip locked)`,
);

export const hashOf = (token: string): Buffer => createHash("sha256").update(token).digest();

/** A token that nobody guesses. */
export const newToken = (): string => randomBytes(32).toString("base64url");

const tokenPattern = /^[\w-]{43}$/u;

/** Begins a session of eight hours, however much is done in it; answers its token. */
export const beginStaffSession = async (
  client: Queryable,
  staff: string,
  device: string,
  now: Date,
): Promise<string> => {
  const token = newToken();
  await insert.run(client, hashOf(token), staff, device, now, new Date(now.getTime() + sessionLasts));
  return token;
};

export const findStaffSession = async (
  db: Queryable,
  token: string | undefined,
  now: Date,
): Promise<StaffSession | undefined> =>
  token !== undefined && tokenPattern.test(token) ? find.first(db, hashOf(token), now) : undefined;

export const endStaffSession = async (db: Queryable, token: string): Promise<void> =>
  void (await remove.run(db, hashOf(token)));

/** Signs somebody out everywhere. */
export const endStaffSessions = async (db: Queryable, staff: string): Promise<void> =>
  void (await removeAll.run(db, staff));

/** Notes that the person said again who is there. */
export const noteProof = async (db: Queryable, session: number, now: Date): Promise<void> =>
  void (await prove.run(db, session, now));

/** Whether the person said so lately. */
export const isProved = ({ provedAt }: Pick<StaffSession, "provedAt">, now: Date): boolean =>
  provedAt !== null && now.getTime() - provedAt.getTime() <= proofLasts;

/** Deletes sessions that have ended, a batch at a time; answers how many. */
export const forgetStaffSessions = (pool: Pool, now: Date, most?: number): Promise<number> =>
  forgetInBatches(pool, forget, now, most);
