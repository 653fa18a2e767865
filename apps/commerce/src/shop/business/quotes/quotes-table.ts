import { createHash } from "node:crypto";
import type { StorefrontCode } from "@giftshop/storefront-config";
import { prepared, type Queryable } from "../../../platform/database/index.ts";
import type { QuoteRecord, QuoteState } from "./types.ts";

const columns = `q.id, q.serial, q.reference, q.storefront, q.language, q.state, q.buyer, q.billing, q.wanted_on::text as "wantedOn", q.remark,
  q.version, q.valid_until as "validUntil", q.on_invoice as "onInvoice", q.order_id as "orderId", q.created_at as "createdAt"`;

const insert = prepared<
  Record<never, never>,
  [string, string, Buffer, string, string, string, string, string | null, string | null, Date]
>(
  "quote-insert",
  `insert into business_quote (id, reference, token_hash, storefront, language, state, buyer, billing, wanted_on, remark, created_at, changed_at)
   values ($1, $2, $3, $4, $5, 'SUBMITTED', $6::jsonb, $7::jsonb, $8::date, $9, $10, $10)`,
);
const byId = prepared<QuoteRecord, [string]>("quote-by-id", `select ${columns} from business_quote q where q.id = $1`);
const byToken = prepared<QuoteRecord, [Buffer]>(
  "quote-by-token",
  `select ${columns} from business_quote q where q.token_hash = $1`,
);
const lockByToken = prepared<QuoteRecord, [Buffer]>(
  "quote-lock-by-token",
  `select ${columns} from business_quote q where q.token_hash = $1 for update`,
);
const lockByReference = prepared<QuoteRecord, [string]>(
  "quote-lock-by-reference",
  `select ${columns} from business_quote q where q.reference = $1 for update`,
);
const byReference = prepared<QuoteRecord, [string]>(
  "quote-by-reference",
  `select ${columns} from business_quote q where q.reference = $1`,
);
const list = prepared<QuoteRecord, [string | null, readonly string[] | null, string, number]>(
  "quotes-list",
  `select ${columns} from business_quote q where ($1::text is null or q.state = $1) and ($2::text[] is null or q.storefront = any ($2))
     and ($3 = '' or q.reference = upper($3) or lower(concat_ws(' ', q.buyer->>'companyName', q.buyer->>'email',
       q.buyer->>'firstName', q.buyer->>'lastName')) like '%' || lower($3) || '%')
   order by q.created_at desc limit $4`,
);
const unanswered = prepared<QuoteRecord & { askedAt: Date }, []>(
  "quotes-unanswered",
  `select ${columns}, said.at as "askedAt" from business_quote q cross join lateral
     (select author, at from business_quote_comment where quote = q.id order by id desc limit 1) said
   where q.state = 'SENT' and said.author = 'BUYER' and said.at > q.changed_at order by said.at`,
);
const ofMailboxes = prepared<QuoteRecord, [readonly string[], readonly string[]]>(
  "quote-of-mailboxes",
  `select ${columns} from business_quote q where lower(q.buyer ->> 'email') = any ($1::text[]) and q.storefront = any ($2::text[])
   order by q.on_invoice desc, q.created_at desc limit 1`,
);
const move = prepared<Record<never, never>, [string, QuoteState, Date]>(
  "quote-move",
  "update business_quote set state = $2, changed_at = $3 where id = $1",
);
const price = prepared<Record<never, never>, [string, number, Date, Date]>(
  "quote-price",
  `update business_quote set state = 'PRICED', version = $2, valid_until = $3, changed_at = $4, on_invoice = false where id = $1`,
);
const send = prepared<Record<never, never>, [string, boolean, Date]>(
  "quote-send",
  "update business_quote set state = 'SENT', on_invoice = $2, changed_at = $3 where id = $1",
);
const accept = prepared<{ id: string }, [number, string, Date]>(
  "quote-accept",
  `update business_quote set state = 'ACCEPTED', order_id = $2, changed_at = $3 where serial = $1 and state <> 'ACCEPTED' returning id`,
);
const over = prepared<{ id: string }, [Date, number]>(
  "quotes-over",
  `select id from business_quote where state = 'SENT' and valid_until <= $1 order by valid_until limit $2 for update skip locked`,
);
const forget = prepared<Record<never, never>, [Date, number]>(
  "quotes-forget",
  `delete from business_quote where id in (
     select id from business_quote where state in ('ACCEPTED', 'EXPIRED', 'WITHDRAWN') and changed_at < $1 order by changed_at limit $2)`,
);

const hash = (token: string): Buffer => createHash("sha256").update(token).digest();

/** A new quote, as it was asked for. */
export type NewQuote = Pick<
  QuoteRecord,
  "id" | "reference" | "storefront" | "language" | "buyer" | "billing" | "wantedOn" | "remark" | "createdAt"
>;

/** Writes a quote whose link carries that token. */
export const insertQuote = async (client: Queryable, quote: NewQuote, token: string): Promise<void> => {
  const { id, reference, storefront, language, buyer, billing, wantedOn, remark, createdAt } = quote;
  const [who, bill] = [JSON.stringify(buyer), JSON.stringify(billing)];
  await insert.run(client, id, reference, hash(token), storefront, language, who, bill, wantedOn, remark, createdAt);
};

export const readQuoteById = (db: Queryable, id: string): Promise<QuoteRecord | undefined> => byId.first(db, id);

/** The quote of a link; whoever has its token may see it. */
export const readQuoteByToken = (db: Queryable, token: string): Promise<QuoteRecord | undefined> =>
  byToken.first(db, hash(token));

/** {@link readQuoteByToken}, locked until the transaction ends. */
export const lockQuoteByToken = (client: Queryable, token: string): Promise<QuoteRecord | undefined> =>
  lockByToken.first(client, hash(token));

/** A quote by its reference, as people call it. */
export const readQuoteByReference = (db: Queryable, reference: string): Promise<QuoteRecord | undefined> =>
  byReference.first(db, reference);

/** {@link readQuoteByReference}, locked until the transaction ends. */
export const lockQuoteByReference = (client: Queryable, reference: string): Promise<QuoteRecord | undefined> =>
  lockByReference.first(client, reference);

/** Which quotes a list holds. */
export interface QuoteFilter {
  state?: QuoteState | undefined;
  storefronts?: readonly StorefrontCode[] | undefined;
  /** Its reference, or a part of who asks. */
  text?: string | undefined;
  /** Default: 200. */
  most?: number | undefined;
}

/** Quotes for staff, the newest first. */
export const listQuotes = (
  db: Queryable,
  { state, storefronts, text = "", most = 200 }: QuoteFilter = {},
): Promise<QuoteRecord[]> =>
  list.all(db, state ?? null, storefronts ?? null, text.trim().replace(/[\\%_]/gu, "\\$&"), most);

/** Offers whose buyers wrote something since, which nobody has answered; who wrote first comes first. */
export const unansweredQuotes = (db: Queryable): Promise<(QuoteRecord & { askedAt: Date })[]> => unanswered.all(db);

/** Moves a quote along an edge; the database refuses any other way. */
export const moveQuote = async (client: Queryable, id: string, to: "EXPIRED" | "WITHDRAWN", now: Date): Promise<void> =>
  void (await move.run(client, id, to, now));

/** Makes a version the one that holds. */
export const notePriced = async (
  client: Queryable,
  id: string,
  { version, validUntil }: { version: number; validUntil: Date },
  now: Date,
): Promise<void> => {
  if ((await price.run(client, id, version, validUntil, now)) !== 1) throw new Error(`There is no quote ${id}.`);
};

export const noteSent = async (client: Queryable, id: string, onInvoice: boolean, now: Date): Promise<void> =>
  void (await send.run(client, id, onInvoice, now));

/** Quotes whose price holds no longer, locked; those that others work on are left out. */
export const lockOverdueQuotes = async (client: Queryable, now: Date, most: number): Promise<string[]> =>
  (await over.all(client, now, most)).map(({ id }) => id);

/** Forgets quotes that ended before a moment, but not the order that one became; answers how many. */
export const forgetEnded = (client: Queryable, before: Date, most: number): Promise<number> =>
  forget.run(client, before, most);

/** Below the numbers that activations take, so that no order of one is taken for one of the other. */
const firstCart = 1_000_000_000_000;

/** The `cart` of the orders of a quote: none is a basket's, and one of them lives. */
export const cartOfQuote = ({ serial }: Pick<QuoteRecord, "serial">): number => -firstCart - serial;

/** Whether an order was made of a quote. */
export const isOfQuote = ({ cart }: { cart: number }): boolean => cart < -firstCart && cart > -2 * firstCart;

/**
 * The newest quote of one of these mailboxes, those on invoice first:
 * how a company that has credit is called, and where its invoices go.
 */
export const quoteOfMailboxes = (
  db: Queryable,
  mailboxes: readonly string[],
  storefronts: readonly StorefrontCode[],
): Promise<QuoteRecord | undefined> => ofMailboxes.first(db, mailboxes, storefronts);

/** Notes that a quote became this order; answers the quote's id, unless it was noted before. */
export const noteAccepted = async (
  client: Queryable,
  { id, cart }: { id: string; cart: number },
  now: Date,
): Promise<string | undefined> => (await accept.first(client, -cart - firstCart, id, now))?.id;
