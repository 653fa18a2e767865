import { type Forget, forgetInBatches } from "../../platform/batches.ts";
import { type Pool, prepared, type Queryable } from "../../platform/database/index.ts";
import { hashOf, newToken } from "./sessions.ts";

/** How long a link is good, milliseconds. */
const lifetime = 24 * 3_600_000;

const insert = prepared<Record<never, never>, [Buffer, string, Date]>(
  "staff-invite",
  "insert into staff_invitation (token_hash, staff, expires_at) values ($1, $2, $3)",
);
const find = prepared<{ staff: string; email: string }, [Buffer, Date]>(
  "staff-invitation-find",
  `select i.staff, s.email from staff_invitation i join staff s on s.id = i.staff
   where i.token_hash = $1 and i.expires_at > $2 and s.ended_at is null`,
);
const spend = prepared<Record<never, never>, [Buffer]>(
  "staff-invitation-spend",
  "delete from staff_invitation where token_hash = $1",
);
const withdraw = prepared<Record<never, never>, [string]>(
  "staff-invitations-withdraw",
  "delete from staff_invitation where staff = $1",
);
const forget: Forget = prepared(
  "staff-invitation-forget",
  `delete from staff_invitation where token_hash in (select token_hash from staff_invitation where expires_at <= $1
     order by expires_at limit $2 for update skip locked)`,
);

/**
 * Makes the one link by which somebody sets up how to sign in, in place of an earlier one; answers its token.
 */
export const invite = async (client: Queryable, staff: string, now: Date): Promise<string> => {
  const token = newToken();
  await withdraw.run(client, staff);
  await insert.run(client, hashOf(token), staff, new Date(now.getTime() + lifetime));
  return token;
};

/** Whose link it is; `undefined` for one that was used, has ended or never was. */
export const findInvitation = (db: Queryable, token: string, now: Date) => find.first(db, hashOf(token), now);

/** Uses a link up; answers false where somebody else just did. */
export const spendInvitation = async (client: Queryable, token: string): Promise<boolean> =>
  (await spend.run(client, hashOf(token))) === 1;

/** Deletes links that have ended, a batch at a time; answers how many. */
export const forgetInvitations = (pool: Pool, now: Date, most?: number): Promise<number> =>
  forgetInBatches(pool, forget, now, most);
