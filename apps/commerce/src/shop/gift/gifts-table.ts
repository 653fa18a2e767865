import type { StorefrontCode } from "@giftshop/storefront-config";
import { prepared, type Queryable } from "../../platform/database/index.ts";
import type { Environment } from "../../platform/environment.ts";
import { makeGiftLink } from "./link.ts";

/** `gift_edge` in the database says which follows which. */
export type GiftState = "UNOPENED" | "OPENED" | "TAKEN_BACK" | "BLOCKED" | "EXPIRED";

/** A digital gift whose cards are made when it is opened. */
export interface GiftRecord {
  package: number;
  orderId: string;
  storefront: StorefrontCode;
  legalEntity: string;
  currency: string;
  /** Minor units. */
  value: number;
  /** ISO 8601 date: the last day that its cards may have, and until which it can be opened. */
  expiresOn: string;
  state: GiftState;
  link: string;
  /** The key of the press that opened it. */
  openedBy: string | null;
  /** Ids of the cards that it became. */
  cards: number[] | null;
  /** Whether its buyer wants to be told when it is opened. */
  noticed: boolean;
}

const columns = `package, order_id as "orderId", storefront, legal_entity as "legalEntity", currency, value,
  expires_on::text as "expiresOn", state, link, opened_by as "openedBy", cards,
  exists (select from gift_notice n where n.order_id = gift.order_id) as noticed`;

/** What is known of a gift when it is paid. */
export type NewGift = Pick<
  GiftRecord,
  "package" | "orderId" | "storefront" | "legalEntity" | "currency" | "value" | "expiresOn"
> & { paidAt: Date; link: string; tokenHash: Buffer };

const insert = prepared<Record<never, never>, [string]>(
  "gift-insert",
  `insert into gift (package, order_id, storefront, legal_entity, currency, value, paid_at, expires_on, link, token_hash)
   select package, "orderId", storefront, "legalEntity", currency, value, "paidAt", "expiresOn", link, decode("tokenHash", 'hex')
   from jsonb_to_recordset($1::jsonb) as w (package bigint, "orderId" uuid, storefront text, "legalEntity" text, currency text,
     value bigint, "paidAt" timestamptz, "expiresOn" date, link uuid, "tokenHash" text)`,
);
const byToken = prepared<GiftRecord, [Buffer]>("gift-by-token", `select ${columns} from gift where token_hash = $1`);
const lockToken = prepared<GiftRecord, [Buffer]>(
  "gift-lock-token",
  `select ${columns} from gift where token_hash = $1 for no key update`,
);
const byPackage = prepared<GiftRecord, [number]>("gift-by-package", `select ${columns} from gift where package = $1`);
const ofOrder = prepared<GiftRecord, [string]>("gift-of-order", `select ${columns} from gift where order_id = $1`);
const countOpened = prepared<{ count: number }, [string]>(
  "gift-count-opened",
  "select count(*)::int as count from gift where order_id = $1 and opened_at is not null",
);
const lockOfOrder = prepared<GiftRecord, [string]>(
  "gift-lock-of-order",
  `select ${columns} from gift where order_id = $1 order by package for no key update`,
);
const open = prepared<Record<never, never>, [number, Date, string, readonly number[]]>(
  "gift-open",
  "update gift set state = 'OPENED', opened_at = $2, opened_by = $3, cards = $4 where package = $1",
);
const move = prepared<{ package: number }, [string, GiftState, GiftState]>(
  "gift-move",
  "update gift set state = $3 where order_id = $1 and state = $2 returning package",
);
const takeBack = prepared<Record<never, never>, [readonly number[]]>(
  "gift-take-back",
  "update gift set state = 'TAKEN_BACK' where package = any ($1::bigint[])",
);
const lockUnopened = prepared<GiftRecord, [number]>(
  "gift-lock-unopened",
  `select ${columns} from gift where package = $1 and state = 'UNOPENED' for no key update`,
);
const renew = prepared<Record<never, never>, [number, string, Buffer]>(
  "gift-renew-link",
  `with forgotten as (delete from gift_reminder where package = $1)
   update gift set link = $2, token_hash = $3, sent_at = null where package = $1`,
);
const sent = prepared<Record<never, never>, [number, Date]>(
  "gift-sent",
  "update gift set sent_at = $2 where package = $1 and sent_at is null",
);

const ask = prepared<Record<never, never>, [string, Date]>(
  "gift-notice-ask",
  "insert into gift_notice (order_id, at) values ($1, $2) on conflict do nothing",
);
const unask = prepared<Record<never, never>, [string]>(
  "gift-notice-unask",
  "delete from gift_notice where order_id = $1",
);

/** Notes whether the buyer of an order wants to be told when a gift of it is opened. */
export const setNotice = async (client: Queryable, orderId: string, on: boolean, now: Date): Promise<void> => {
  await (on ? ask.run(client, orderId, now) : unask.run(client, orderId));
};

/** Notes gifts of an order that was just paid. */
export const insertGifts = async (client: Queryable, gifts: readonly NewGift[]): Promise<void> => {
  const rows = gifts.map(({ tokenHash, ...gift }) => ({ ...gift, tokenHash: tokenHash.toString("hex") }));
  await insert.run(client, JSON.stringify(rows));
};

/** The gift that a link's token opens. */
export const giftByToken = (db: Queryable, tokenHash: Buffer): Promise<GiftRecord | undefined> =>
  byToken.first(db, tokenHash);

/** A gift by its link's hash, locked: nobody else opens, takes back or ends it until the transaction ends. */
export const lockGiftByToken = (client: Queryable, tokenHash: Buffer): Promise<GiftRecord | undefined> =>
  lockToken.first(client, tokenHash);

/** The gift of a package, where its cards are made when it is opened. */
export const giftOfPackage = (db: Queryable, packageId: number): Promise<GiftRecord | undefined> =>
  byPackage.first(db, packageId);

/** Gifts of an order that are wrapped. */
export const giftsOfOrder = (db: Queryable, orderId: string): Promise<GiftRecord[]> => ofOrder.all(db, orderId);

/** Gifts of an order, locked. Under the order's lock. */
export const lockGiftsOfOrder = (client: Queryable, orderId: string): Promise<GiftRecord[]> =>
  lockOfOrder.all(client, orderId);

/** Says that a locked gift became cards, and by which press. */
export const markOpened = async (
  client: Queryable,
  { package: packageId, cards, key, now }: { package: number; cards: readonly number[]; key: string; now: Date },
): Promise<void> => void (await open.run(client, packageId, now, key, cards));

/**
 * Says that locked gifts were taken back; booking their value away is the caller's, in the same transaction.
 */
export const markTakenBack = async (client: Queryable, packages: readonly number[]): Promise<void> =>
  void (await takeBack.run(client, packages));

/**
 * Lets no unopened gift of an order be opened, as its money
 * was taken back; answers how many. Under the order's lock.
 */
export const blockGifts = async (client: Queryable, orderId: string): Promise<number> =>
  (await move.all(client, orderId, "UNOPENED", "BLOCKED")).length;

/** Lets them be opened again. Under the order's lock. */
export const unblockGifts = async (client: Queryable, orderId: string): Promise<void> =>
  void (await move.all(client, orderId, "BLOCKED", "UNOPENED"));

/** Says that the email of a gift has gone: from then its reminders count. */
export const noteGiftSent = async (client: Queryable, packageId: number, now: Date): Promise<void> =>
  void (await sent.run(client, packageId, now));

/** The gift of a package that nobody has opened, locked. */
export const unopenedGift = (client: Queryable, packageId: number): Promise<GiftRecord | undefined> =>
  lockUnopened.first(client, packageId);

/**
 * Gives a locked gift another link, as it is sent anew: that
 * of before opens nothing, and reminders count from then.
 */
export const renewLink = async (
  client: Queryable,
  packageId: number,
  environment: Pick<Environment, "cardHmacKey">,
): Promise<void> => {
  const { link, tokenHash } = makeGiftLink(environment);
  await renew.run(client, packageId, link, tokenHash);
};

/** How many gifts of an order somebody has opened. */
export const countOpenedGifts = async (db: Queryable, orderId: string): Promise<number> =>
  (await countOpened.first(db, orderId))?.count ?? 0;
