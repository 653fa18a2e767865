import type { Language, StorefrontCode } from "@giftshop/storefront-config";
import { prepared, type Queryable } from "../../platform/database/index.ts";
import type { SessionKey, SignedIn } from "../../platform/graphql/session.ts";
import { emailKey } from "./signing-in/email-key.ts";

/** What signing in needs of an account. */
export interface Credentials {
  id: string;
  email: string;
  passwordHash: string;
  verified: boolean;
  visitor: number;
}

/** What an account shows to its owner. Personal: never logged. */
export interface Profile {
  email: string;
  verified: boolean;
  firstName: string;
  lastName: string;
  invoiceEmail: string | null;
  phoneNumber: string | null;
  vatNumber: string | null;
  companyName: string | null;
  postCode: string | null;
  houseNumber: string | null;
  suffix: string | null;
  street: string | null;
  city: string | null;
  administrativeArea: string | null;
  subscribed: boolean;
  version: number;
}

/** All that an account says of its owner. Personal: never logged. */
export interface AccountRecord extends Credentials, Profile {
  legalEntity: string;
  storefront: StorefrontCode;
  language: Language;
  createdAt: Date;
}

const credentials = `id, email, password_hash as "passwordHash", email_verified_at is not null as verified, visitor`;

const profile = `first_name as "firstName", last_name as "lastName", invoice_email as "invoiceEmail", phone_number as "phoneNumber",
  vat_number as "vatNumber", company_name as "companyName", post_code as "postCode", house_number as "houseNumber", suffix, street,
  city, administrative_area as "administrativeArea", subscribed, version`;

const record = `${credentials}, legal_entity as "legalEntity", storefront, language, ${profile}, created_at as "createdAt"`;

/** The account of an email: the verified one, else the one that was made last. */
export const findByEmail = prepared<Credentials, [string, string]>(
  "account-by-email",
  `select ${credentials} from account where legal_entity = $1 and email_key = $2
   order by email_verified_at is null, created_at desc limit 1`,
);

export const findAccount = prepared<AccountRecord, [string]>(
  "account-find",
  `select ${record} from account where id = $1`,
);

const withSession = (columns: string): string =>
  `select "sessionId", "seenAt", id as account, ${columns}
   from account join (
     select account, id as "sessionId", seen_at as "seenAt" from open_session
     where token_hash = $1 and legal_entity = $2 and expires_at > $3
   ) session on account.id = session.account`;

/** The account that a browser is signed in to, and its session. */
export const findSignedIn = prepared<AccountRecord & SignedIn, SessionKey>("account-signed-in", withSession(record));

/** What it shows to its owner, and no more: each page asks for it. */
export const findSignedInProfile = prepared<Profile & SignedIn, SessionKey>(
  "account-signed-in-profile",
  withSession(`visitor, email, email_verified_at is not null as verified, ${profile}`),
);

const found = prepared<AccountRecord, [string]>(
  "accounts-of-email",
  `select ${record} from account where email_key = $1 order by created_at`,
);

/** Every account of an address, of whatever legal entity. */
export const accountsOfEmail = (db: Queryable, email: string): Promise<AccountRecord[]> =>
  found.all(db, emailKey(email));

export const insertAccount = prepared<
  Record<never, never>,
  [string, string, string, string, string, number, StorefrontCode, Language, string, string, boolean, Date]
>(
  "account-insert",
  `insert into account (id, legal_entity, email, email_key, password_hash, visitor, storefront, language, first_name, last_name,
     subscribed, created_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
);

/**
 * Notes that the mailbox is the owner's. Violates `account_verified`
 * where another account of this email was quicker.
 */
export const markVerified = prepared<{ email: string; legalEntity: string }, [string, Date]>(
  "account-verify",
  `update account set email_verified_at = coalesce(email_verified_at, $2) where id = $1
   returning email, legal_entity as "legalEntity"`,
);

/**
 * Deletes unverified accounts that claimed the email of a
 * verified one, and signs them out: the mailbox was never theirs.
 */
export const dropRivals = prepared<Record<never, never>, [string, string, string]>(
  "account-drop-rivals",
  `with gone as (delete from account where legal_entity = $1 and email_key = $2 and id <> $3 and email_verified_at is null
     returning visitor)
   select release_visitor(visitor), leave_orders(visitor) from gone`,
);

export const setPassword = prepared<Record<never, never>, [string, string]>(
  "account-password",
  "update account set password_hash = $2 where id = $1",
);

export const setEmail = prepared<Record<never, never>, [string, string, string, Date]>(
  "account-email",
  "update account set email = $2, email_key = $3, email_verified_at = $4, version = version + 1 where id = $1",
);

export type ProfileColumns = readonly [
  firstName: string,
  lastName: string,
  invoiceEmail: string | null,
  phoneNumber: string | null,
  vatNumber: string | null,
  companyName: string | null,
  postCode: string | null,
  houseNumber: string | null,
  suffix: string | null,
  street: string | null,
  city: string | null,
  administrativeArea: string | null,
  subscribed: boolean,
];

/** Writes a profile where nobody wrote it since it was seen; else it writes nothing. */
export const updateProfile = prepared<Record<never, never>, [string, number, ...ProfileColumns]>(
  "account-profile",
  `update account set first_name = $3, last_name = $4, invoice_email = $5, phone_number = $6, vat_number = $7, company_name = $8,
     post_code = $9, house_number = $10, suffix = $11, street = $12, city = $13, administrative_area = $14, subscribed = $15,
     version = version + 1
   where id = $1 and version = $2`,
);

export const removeAccount = prepared<Record<never, never>, [string]>(
  "account-remove",
  "delete from account where id = $1",
);
