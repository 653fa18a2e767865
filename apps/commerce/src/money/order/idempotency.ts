import { createHash } from "node:crypto";
import { batch, type Forget, forgetInBatches } from "../../platform/batches.ts";
import { type Pool, prepared, type Queryable } from "../../platform/database/index.ts";
import { Failure } from "../../platform/failure.ts";
import { type VisitorKey, visitorIs } from "../../platform/graphql/visitor-key.ts";

/** Who asks, for what, with which key, and a hash of what exactly. */
export interface Request {
  actor: string;
  operation: string;
  key: string;
  hash: Buffer;
}

const claim = prepared<Record<never, never>, [string, string, string, Buffer, string]>(
  "idempotency-claim",
  `insert into idempotency (actor, operation, key, request_hash, response) values ($1, $2, $3, $4, $5::jsonb)
   on conflict do nothing`,
);
const find = prepared<
  { hash: Buffer; response: unknown },
  [string | null, string, string, number | null, Buffer | null]
>(
  "idempotency-find",
  `select request_hash as hash, response from idempotency
   where actor = coalesce($1, 'visitor:' || ${visitorIs("$4", "$5")}) and operation = $2 and key = $3`,
);
const forget: Forget = prepared(
  "idempotency-forget",
  `delete from idempotency where (actor, operation, key) in (select actor, operation, key from idempotency
     where created_at < $1::timestamptz - interval '30 days' order by created_at limit $2 for update skip locked)`,
);

const nobody: VisitorKey = { id: null, token: null };

/** JSON with its keys in order, so that equal requests have equal hashes. */
const canonical = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(canonical);
  if (value === null || typeof value !== "object") return value;
  const entries = Object.entries(value).filter(([, inner]) => inner !== undefined && inner !== null);
  return Object.fromEntries(
    entries.sort(([one], [other]) => (one < other ? -1 : 1)).map(([key, inner]) => [key, canonical(inner)]),
  );
};

/** SHA-256 of what was asked, whatever the order of its fields; absent and null are the same. */
export const hashRequest = (request: unknown): Buffer =>
  createHash("sha256")
    .update(JSON.stringify(canonical(request)))
    .digest();

/** What a visitor asks is asked by this actor. */
export const visitorActor = (id: number): string => `visitor:${id}`;

/** A request of a visitor whose id may not be known yet. */
export type RequestOf = Omit<Request, "actor"> & { actor: string | VisitorKey };

/**
 * What this request was answered before, or `undefined`.
 * Throws 2041 where the key was used for another request.
 */
export const recall = async <Response>(
  client: Queryable,
  { actor, operation, key, hash }: RequestOf,
): Promise<Response | undefined> => {
  const [name, { id, token }] = typeof actor === "string" ? [actor, nobody] : [null, actor];
  const known = await find.first(client, name, operation, key, id, token);
  if (known === undefined) return undefined;
  if (!known.hash.equals(hash)) throw new Failure("idempotencyKeyReused", "input.idempotencyKey");
  return known.response as Response;
};

/**
 * Writes the answer beside its effect, in the same transaction. Answers false where a call with the same
 * key, under way at the same time, was first: the effect must not happen, and {@link recall} has the answer.
 */
export const remember = async (
  client: Queryable,
  { actor, operation, key, hash }: Request,
  response: unknown,
): Promise<boolean> => (await claim.run(client, actor, operation, key, hash, JSON.stringify(response))) === 1;

/** Forgets answers that are older than anybody's repeat of a call, 30 days; says how many. */
export const forgetAnswers = (pool: Pool, now: Date, most = batch): Promise<number> =>
  forgetInBatches(pool, forget, now, most);
