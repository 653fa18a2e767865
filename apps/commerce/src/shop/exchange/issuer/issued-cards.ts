import type { StorefrontCode } from "@giftshop/storefront-config";
import { prepared, type Queryable } from "../../../platform/database/index.ts";

/** A card that its issuer is asked for, or that a card of ours took the place of. */
export interface OpenCard {
  id: number;
  orderId: string;
  orderLine: number;
  n: number;
  package: number;
  storefront: StorefrontCode;
  brand: string;
  value: number;
  currency: string;
  state: "WAITING" | "RESTORED";
  deadline: Date;
  triedAt: Date | null;
}

const columns = `id, order_id as "orderId", order_line as "orderLine", n, package, storefront, brand, value, currency, state, deadline,
  tried_at as "triedAt"`;

const issuersOf = prepared<{ brand: string }, [string]>(
  "exchange-issuers",
  "select brand from exchange_issuer where storefront = $1",
);
export const insertCards = prepared<{ id: number }, [string]>(
  "issued-card-insert",
  `insert into issued_card (order_id, order_line, n, package, storefront, brand, value, currency, deadline)
   select c."orderId", c."orderLine", c.n, c.package, c.storefront, c.brand, c.value, c.currency, c.deadline
   from jsonb_to_recordset($1::jsonb) as c ("orderId" uuid, "orderLine" bigint, n int, package bigint, storefront text, brand text,
     value bigint, currency text, deadline timestamptz)
   on conflict (order_line, n) do nothing returning id`,
);
const selectOpen = prepared<OpenCard, [number]>(
  "issued-card-open",
  `select ${columns} from issued_card where state = 'WAITING' or (state = 'RESTORED' and revoked_at is null) order by id limit $1`,
);
const lockOne = prepared<OpenCard, [number]>(
  "issued-card-lock",
  `select ${columns} from issued_card where id = $1 and state = 'WAITING' for update`,
);
const tried = prepared<Record<never, never>, [number, Date]>(
  "issued-card-tried",
  "update issued_card set tried_at = $2 where id = $1",
);
export const markIssued = prepared<Record<never, never>, [number, string, Buffer, string, string]>(
  "issued-card-issued",
  `update issued_card set state = 'ISSUED', reference = $2, code = $3, encryption_key = $4, expires_on = $5::date where id = $1`,
);
export const markRestored = prepared<Record<never, never>, [number]>(
  "issued-card-restored",
  "update issued_card set state = 'RESTORED' where id = $1",
);
const revoked = prepared<Record<never, never>, [number, Date]>(
  "issued-card-revoked",
  "update issued_card set revoked_at = $2 where id = $1 and state = 'RESTORED'",
);
const waitingOf = prepared<{ n: number }, [number]>(
  "issued-card-waiting-of",
  "select count(*)::int as n from issued_card where package = $1 and state = 'WAITING'",
);

interface StoredCode {
  orderLine: number;
  n: number;
  value: number;
  currency: string;
  expiresOn: string;
  code: Buffer;
  encryptionKey: string;
}

const codesOf = prepared<StoredCode, [readonly number[]]>(
  "issued-card-codes",
  `select order_line as "orderLine", n, value, currency, expires_on::text as "expiresOn", code, encryption_key as "encryptionKey"
   from issued_card where order_line = any ($1) and state = 'ISSUED' order by order_line, n`,
);

/** Paths of the brands of a storefront that have an issuer of their own. */
export const brandsWithIssuer = async (db: Queryable, storefront: StorefrontCode): Promise<ReadonlySet<string>> =>
  new Set((await issuersOf.all(db, storefront)).map(({ brand }) => brand));

/** Cards that something is to be done about, at most so many. */
export const openCards = (db: Queryable, most: number): Promise<OpenCard[]> => selectOpen.all(db, most);

/** One that still waits, locked until the transaction ends. */
export const lockWaiting = (client: Queryable, id: number): Promise<OpenCard | undefined> => lockOne.first(client, id);

export const noteTried = async (db: Queryable, id: number, now: Date): Promise<void> =>
  void (await tried.run(db, id, now));

/** Notes that nothing of a card is out at its issuer. */
export const noteRevoked = async (db: Queryable, id: number, now: Date): Promise<void> =>
  void (await revoked.run(db, id, now));

/** Whether all cards of a package that issuers make are settled. */
export const isSettled = async (client: Queryable, packageId: number): Promise<boolean> =>
  (await waitingOf.first(client, packageId))?.n === 0;

/** Codes of order lines' cards that issuers made, still encrypted. */
export const storedCodes = (db: Queryable, orderLines: readonly number[]): Promise<StoredCode[]> =>
  codesOf.all(db, orderLines);

const overdue = prepared<{ id: string }, [Date]>(
  "issued-card-overdue",
  "select id::text from issued_card where state = 'WAITING' and deadline < $1::timestamptz - interval '1 hour'",
);

/** Cards that wait although they should have been restored. */
export const overdueCards = async (db: Queryable, now: Date): Promise<string[]> =>
  (await overdue.all(db, now)).map(({ id }) => id);

const writeIssuers = prepared<Record<never, never>, [string, readonly string[]]>(
  "exchange-issuers-write",
  "insert into exchange_issuer (storefront, brand) select $1, unnest($2::text[]) on conflict do nothing",
);

/** Notes brands whose issuer makes their cards; answers how many were not noted. */
export const addIssuers = (db: Queryable, storefront: StorefrontCode, brands: readonly string[]): Promise<number> =>
  writeIssuers.run(db, storefront, brands);
