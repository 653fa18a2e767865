import { prepared, type Queryable } from "../../../platform/database/index.ts";
import type { KeyScope } from "./scopes.ts";

/** A key of a company, without its secret. */
export interface ApiKey {
  id: string;
  /** Its company, by its credit. */
  credit: string;
  /** Whether it is of test mode, in which nothing moves value. */
  test: boolean;
  name: string;
  /** Its first characters. */
  prefix: string;
  scopes: readonly KeyScope[];
  madeBy: string;
  createdAt: Date;
  lastUsedAt: Date | null;
  revokedAt: Date | null;
}

const columns = `k.id, k.credit, k.test, k.name, k.prefix, k.scopes, k.made_by as "madeBy", k.created_at as "createdAt",
  k.last_used_at as "lastUsedAt", k.revoked_at as "revokedAt"`;

const insert = prepared<
  Record<never, never>,
  [string, string, boolean, string, string, Buffer, readonly string[], string, Date]
>(
  "api-key-insert",
  `insert into api_key (id, credit, test, name, prefix, hash, scopes, made_by, created_at)
   values ($1, $2, $3, $4, $5, $6, $7::text[], $8, $9)`,
);
const byHash = prepared<ApiKey, [Buffer]>(
  "api-key-by-hash",
  `select ${columns} from api_key k where k.hash = $1 and k.revoked_at is null`,
);
const byId = prepared<ApiKey, [string]>("api-key-by-id", `select ${columns} from api_key k where k.id = $1`);
const ofCompany = prepared<ApiKey, [string]>(
  "api-keys-of-company",
  `select ${columns} from api_key k where k.credit = $1 order by k.created_at desc, k.id`,
);
const used = prepared<Record<never, never>, [string, Date]>(
  "api-key-used",
  `update api_key set last_used_at = $2
   where id = $1 and (last_used_at is null or last_used_at < $2::timestamptz - interval '1 minute')`,
);
const revoke = prepared<Record<never, never>, [string, string | null, string, Date]>(
  "api-key-revoke",
  `update api_key set revoked_at = $4, revoked_by = $3
   where id = $1 and ($2::uuid is null or credit = $2) and revoked_at is null`,
);

/** Writes a key by its hash. */
export const insertKey = async (
  client: Queryable,
  { id, credit, test, name, prefix, scopes, madeBy, createdAt }: Omit<ApiKey, "lastUsedAt" | "revokedAt">,
  hash: Buffer,
): Promise<void> => void (await insert.run(client, id, credit, test, name, prefix, hash, scopes, madeBy, createdAt));

/** The key with that hash, unless it was revoked. */
export const keyByHash = (db: Queryable, hash: Buffer): Promise<ApiKey | undefined> => byHash.first(db, hash);

/** A key by its id, be it revoked. */
export const keyById = (db: Queryable, id: string): Promise<ApiKey | undefined> => byId.first(db, id);

/** Every key that a company ever had, the newest first. */
export const keysOfCompany = (db: Queryable, credit: string): Promise<ApiKey[]> => ofCompany.all(db, credit);

/** Notes that a key was used, to the minute. */
export const noteUsed = async (db: Queryable, { id, lastUsedAt }: ApiKey, now: Date): Promise<void> => {
  if (lastUsedAt === null || now.getTime() - lastUsedAt.getTime() > 60_000) await used.run(db, id, now);
};

/** Ends a key at once; answers whether this call did. `credit` absent: whoever's it is. */
export const revokeKey = async (
  db: Queryable,
  { id, credit, by, now }: { id: string; credit?: string | undefined; by: string; now: Date },
): Promise<boolean> => (await revoke.run(db, id, credit ?? null, by, now)) === 1;
