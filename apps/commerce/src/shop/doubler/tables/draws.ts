import type { StorefrontCode } from "@giftshop/storefront-config";
import { prepared, type Queryable } from "../../../platform/database/index.ts";
import type { BeaconChain } from "../beacon/beacon.ts";
import type { Period } from "../period.ts";

/** OPEN: entries are taken; COMMITTED: closed, waits for its beacon; DRAWN; EMPTY: closed without entries. */
export type DrawState = "OPEN" | "COMMITTED" | "DRAWN" | "EMPTY";

export interface Draw extends Period {
  /** The draw's id, such as `CBFR-2026-12`. */
  id: string;
  storefront: StorefrontCode;
  state: DrawState;
  closedAt: Date | null;
}

/** What a draw is made from, fixed when it is closed. */
export interface Commitment {
  entries: number;
  listHash: Buffer;
  rules: string;
  rulesHash: Buffer;
  seedHash: Buffer;
  /** Encrypted. */
  sealedSeed: Buffer;
  beacon: BeaconChain;
  round: number;
  commitment: Buffer;
}

/** What is known since a draw. */
export interface Revealed {
  seed: Buffer;
  /** The beacon's signature of its round, hexadecimal. */
  signature: string;
  drawnAt: Date;
}

/** A draw with what is fixed and revealed of it; null where it is not yet. */
export type WholeDraw = Draw & { [K in keyof Commitment]: Commitment[K] | null } & {
  [K in keyof Revealed]: Revealed[K] | null;
};

const columns = `id, storefront, month, opens_at as "opensAt", closes_at as "closesAt", draws_at as "drawsAt", state, closed_at as "closedAt",
  entries, list_hash as "listHash", rules, rules_hash as "rulesHash", seed_hash as "seedHash", sealed_seed as "sealedSeed", beacon, round,
  commitment, seed, signature, drawn_at as "drawnAt"`;

const open = prepared<Record<never, never>, [string, string, string, Date, Date, Date]>(
  "doubler-draw-open",
  `insert into doubler_draw (id, storefront, month, opens_at, closes_at, draws_at) values ($1, $2, $3, $4, $5, $6)
   on conflict (id) do nothing`,
);
const byId = prepared<WholeDraw, [string]>("doubler-draw", `select ${columns} from doubler_draw where id = $1`);
const lockById = prepared<WholeDraw, [string]>(
  "doubler-draw-lock",
  `select ${columns} from doubler_draw where id = $1 for update`,
);
const toClose = prepared<{ id: string }, [Date]>(
  "doubler-draws-to-close",
  "select id from doubler_draw where state = 'OPEN' and closes_at <= $1 order by closes_at, id",
);
const toDraw = prepared<{ id: string }, [Date]>(
  "doubler-draws-to-hold",
  "select id from doubler_draw where state = 'COMMITTED' and draws_at <= $1 order by draws_at, id",
);
const closed = prepared<WholeDraw, [string, number]>(
  "doubler-draws-closed",
  `select ${columns} from doubler_draw where storefront = $1 and state <> 'OPEN' order by closes_at desc limit $2`,
);
const commit = prepared<
  Record<never, never>,
  [string, Date, number, Buffer, string, Buffer, Buffer, Buffer, string, number, Buffer]
>(
  "doubler-draw-commit",
  `update doubler_draw set state = 'COMMITTED', closed_at = $2, entries = $3, list_hash = $4, rules = $5, rules_hash = $6, seed_hash = $7,
     sealed_seed = $8, beacon = $9::jsonb, round = $10, commitment = $11 where id = $1`,
);
const leaveEmpty = prepared<Record<never, never>, [string, Date]>(
  "doubler-draw-empty",
  "update doubler_draw set state = 'EMPTY', closed_at = $2, entries = 0 where id = $1",
);
const reveal = prepared<Record<never, never>, [string, Buffer, string, Date]>(
  "doubler-draw-reveal",
  "update doubler_draw set state = 'DRAWN', seed = $2, signature = $3, drawn_at = $4 where id = $1",
);

export const drawIdOf = (storefront: StorefrontCode, { month }: Pick<Period, "month">): string =>
  `${storefront}-${month}`;

/** Opens the draw of a period, where it is not yet; answers its id. */
export const openDraw = async (db: Queryable, storefront: StorefrontCode, period: Period): Promise<string> => {
  const id = drawIdOf(storefront, period);
  await open.run(db, id, storefront, period.month, period.opensAt, period.closesAt, period.drawsAt);
  return id;
};

export const findDraw = (db: Queryable, id: string): Promise<WholeDraw | undefined> => byId.first(db, id);

/** A draw that nobody enters, closes or holds until the transaction ends. */
export const lockDraw = (client: Queryable, id: string): Promise<WholeDraw | undefined> => lockById.first(client, id);

/** Draws whose time to take entries was over at a moment, and that are open. */
export const drawsToClose = async (db: Queryable, moment: Date): Promise<string[]> =>
  (await toClose.all(db, moment)).map(({ id }) => id);

/** Draws that are closed, and due. */
export const drawsToHold = async (db: Queryable, now: Date): Promise<string[]> =>
  (await toDraw.all(db, now)).map(({ id }) => id);

/** The last draws of a storefront that are closed, the newest first. */
export const closedDraws = (db: Queryable, storefront: StorefrontCode, most: number): Promise<WholeDraw[]> =>
  closed.all(db, storefront, most);

export const commitDraw = async (client: Queryable, id: string, now: Date, fixed: Commitment): Promise<void> => {
  const { entries, listHash, rules, rulesHash, seedHash, sealedSeed, beacon, round, commitment } = fixed;
  const chain = JSON.stringify(beacon);
  await commit.run(
    client,
    id,
    now,
    entries,
    listHash,
    rules,
    rulesHash,
    seedHash,
    sealedSeed,
    chain,
    round,
    commitment,
  );
};

export const leaveDrawEmpty = async (client: Queryable, id: string, now: Date): Promise<void> =>
  void (await leaveEmpty.run(client, id, now));

export const revealDraw = async (
  client: Queryable,
  id: string,
  { seed, signature, drawnAt }: Revealed,
): Promise<void> => void (await reveal.run(client, id, seed, signature, drawnAt));
