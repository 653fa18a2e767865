import { createHash, createHmac, randomUUID } from "node:crypto";
import { type Forget, forgetInBatches } from "../../platform/batches.ts";
import { type Pool, prepared, type Queryable } from "../../platform/database/index.ts";
import type { Services } from "../../platform/services.ts";

type Purpose = "VERIFY" | "RESET" | "EMAIL_CHANGE";

/**
 * Minutes for which the link of an email is good; addresses are proven in mailboxes that are read tomorrow.
 */
export const linkMinutes: Readonly<Record<Purpose, number>> = { VERIFY: 3 * 1440, RESET: 30, EMAIL_CHANGE: 1440 };

const insert = prepared<Record<never, never>, [string, Buffer, string | null, Purpose, string | null, Date]>(
  "account-link-insert",
  "insert into account_link (id, token_hash, account, purpose, email, expires_at) values ($1, $2, $3, $4, $5, $6)",
);
/** Ends older links of a purpose, as only the newest is good. */
const dropOlder = prepared<Record<never, never>, [string, Purpose]>(
  "account-link-drop",
  "delete from account_link where account = $1 and purpose = $2",
);
const take = prepared<{ account: string; email: string | null }, [Buffer, Purpose, string, Date]>(
  "account-link-take",
  `delete from account_link l using account a
   where l.token_hash = $1 and l.purpose = $2 and a.id = l.account and a.legal_entity = $3 and l.expires_at > $4
   returning l.account, l.email`,
);
const forget: Forget = prepared(
  "account-link-forget",
  `delete from account_link where id in (select id from account_link where expires_at <= $1 order by expires_at limit $2
     for update skip locked)`,
);

const hash = (token: string): Buffer => createHash("sha256").update(token).digest();

/** The token of a link: whoever reads the database alone cannot make it. */
export const tokenOfLink = ({ cardHmacKey }: Services["environment"], id: string): string =>
  createHmac("sha256", cardHmacKey).update(`account link ${id}`).digest("base64url");

/**
 * Makes a link of an account, in place of earlier ones for the
 * same; answers its id, of which an email makes the token.
 */
export const makeLink = async (
  { environment, clock }: Pick<Services, "environment" | "clock">,
  client: Queryable,
  { account, purpose, email = null }: { account: string; purpose: Purpose; email?: string | null },
): Promise<string> => {
  const id = randomUUID();
  await dropOlder.run(client, account, purpose);
  const ends = new Date(clock.now().getTime() + linkMinutes[purpose] * 60_000);
  await insert.run(client, id, hash(tokenOfLink(environment, id)), account, purpose, email, ends);
  return id;
};

/**
 * Does the work of a link to set a password for an email that nobody has an account with, so that its time
 * tells nothing.
 */
export const makeLinkToNobody = async (
  { environment, clock }: Pick<Services, "environment" | "clock">,
  client: Queryable,
): Promise<string> => {
  const id = randomUUID();
  await dropOlder.run(client, id, "RESET");
  const ends = new Date(clock.now().getTime() + linkMinutes.RESET * 60_000);
  await insert.run(client, id, hash(tokenOfLink(environment, id)), null, "RESET", null, ends);
  return id;
};

/**
 * Uses a link up: whose it was, or `undefined` where it was used, has expired or is of another legal entity.
 */
export const takeLink = (
  client: Queryable,
  { token, purpose, legalEntity, now }: { token: string; purpose: Purpose; legalEntity: string; now: Date },
): Promise<{ account: string; email: string | null } | undefined> =>
  take.first(client, hash(token), purpose, legalEntity, now);

/** Deletes links that have expired, a batch at a time; answers how many. */
export const forgetLinks = (pool: Pool, now: Date, most?: number): Promise<number> =>
  forgetInBatches(pool, forget, now, most);

const look = prepared<{ account: string }, [Buffer, Purpose, string, Date]>(
  "account-link-look",
  `select l.account from account_link l join account a on a.id = l.account
   where l.token_hash = $1 and l.purpose = $2 and a.legal_entity = $3 and l.expires_at > $4`,
);

/** Whose link it is, which stays good. */
export const accountOfLink = async (
  db: Queryable,
  { token, purpose, legalEntity, now }: { token: string; purpose: Purpose; legalEntity: string; now: Date },
): Promise<string | undefined> => (await look.first(db, hash(token), purpose, legalEntity, now))?.account;
