import { randomUUID } from "node:crypto";
import { prepared, type Queryable } from "../../platform/database/index.ts";
import { emailKey } from "../../shop/account/signing-in/email-key.ts";
import type { Grant, Role } from "./roles.ts";

/** A person of the shop. */
export interface Staff {
  id: string;
  email: string;
  createdAt: Date;
  endedAt: Date | null;
}

/** A person with what signs them in where they have no passkey. */
export interface StaffSecrets extends Staff {
  passwordHash: string | null;
  totpSecret: Buffer | null;
  totpStep: number | null;
}

const columns = `id, email, created_at as "createdAt", ended_at as "endedAt"`;
const secrets = `${columns}, password_hash as "passwordHash", totp_secret as "totpSecret", totp_step as "totpStep"`;

const insert = prepared<Record<never, never>, [string, string, string, Date]>(
  "staff-insert",
  `insert into staff (id, email, email_key, created_at) values ($1, $2, $3, $4) on conflict (email_key) do nothing`,
);
const byKey = prepared<StaffSecrets, [string]>("staff-by-key", `select ${secrets} from staff where email_key = $1`);
const byId = prepared<StaffSecrets, [string]>("staff-by-id", `select ${secrets} from staff where id = $1`);
const all = prepared<Staff>("staff-all", `select ${columns} from staff order by ended_at nulls first, email`);
const dropGrants = prepared<Record<never, never>, [string]>(
  "staff-grants-drop",
  "delete from staff_grant where staff = $1",
);
const insertGrant = prepared<Record<never, never>, [string, Role, string | null]>(
  "staff-grant",
  "insert into staff_grant (staff, role, storefront) values ($1, $2, $3) on conflict do nothing",
);
const grants = prepared<Grant & { staff: string }, [readonly string[]]>(
  "staff-grants",
  "select staff, role, storefront from staff_grant where staff = any ($1::uuid[]) order by role, storefront",
);
const end = prepared<Record<never, never>, [string, Date]>(
  "staff-end",
  "update staff set ended_at = $2 where id = $1 and ended_at is null",
);
const resume = prepared<Record<never, never>, [string]>(
  "staff-resume",
  "update staff set ended_at = null where id = $1",
);
const setSecrets = prepared<Record<never, never>, [string, string, Buffer]>(
  "staff-secrets",
  "update staff set password_hash = $2, totp_secret = $3, totp_step = null where id = $1",
);
const useStep = prepared<Record<never, never>, [string, number]>(
  "staff-totp-step",
  "update staff set totp_step = $2 where id = $1 and coalesce(totp_step, -1) < $2",
);

export const findStaff = (db: Queryable, email: string): Promise<StaffSecrets | undefined> =>
  byKey.first(db, emailKey(email));

export const readStaff = (db: Queryable, id: string): Promise<StaffSecrets | undefined> => byId.first(db, id);

export const allStaff = (db: Queryable): Promise<Staff[]> => all.all(db);

/** The person with this address, made where there is none; one who had left is back. */
export const ensureStaff = async (client: Queryable, email: string, now: Date): Promise<StaffSecrets> => {
  await insert.run(client, randomUUID(), email, emailKey(email), now);
  const found = await findStaff(client, email);
  if (found === undefined) throw new Error("A person was not written.");
  if (found.endedAt) await resume.run(client, found.id);
  return { ...found, endedAt: null };
};

/** Says anew what a person may do. */
export const setGrants = async (client: Queryable, staff: string, given: readonly Grant[]): Promise<void> => {
  await dropGrants.run(client, staff);
  for (const { role, storefront } of given) await insertGrant.run(client, staff, role, storefront);
};

export const grantsOf = async (db: Queryable, staff: string): Promise<Grant[]> =>
  (await grants.all(db, [staff])).map(({ role, storefront }) => ({ role, storefront }));

/** What several people may do, by person. */
export const grantsByStaff = async (db: Queryable, staff: readonly string[]): Promise<ReadonlyMap<string, Grant[]>> =>
  Map.groupBy(await grants.all(db, staff), (grant) => grant.staff);

/** Somebody has left; answers false where they had before. */
export const endStaff = async (client: Queryable, id: string, now: Date): Promise<boolean> =>
  (await end.run(client, id, now)) === 1;

export const setPassword = async (client: Queryable, id: string, hash: string, totpSecret: Buffer): Promise<void> =>
  void (await setSecrets.run(client, id, hash, totpSecret));

/** Uses up the code of a time step; answers false where it, or a later one, was used before. */
export const spendStep = async (client: Queryable, id: string, step: number): Promise<boolean> =>
  (await useStep.run(client, id, step)) === 1;
