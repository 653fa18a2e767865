import type { Client } from "pg";

/** An email address that has an account, by its number. */
export const knownEmail = (n: number): string => `bench-known-${n}@example.org`;
/** One that has none. */
export const unknownEmail = (n: number): string => `bench-other-${n}@example.org`;

/** Makes so many accounts like one that is there, each with a visitor of its own, all proven. */
export const copyAccounts = async (db: Client, email: string, count: number): Promise<void> => {
  await db.query("update account set email_verified_at = now() where email = $1", [email]);
  await db.query(
    `with visitors as (
       insert into visitor (token_hash, of_account) select sha256(('bench' || n)::bytea), true from generate_series(1, $2::int) n returning id
     ), numbered as (select id, row_number() over () as n from visitors)
     insert into account (id, legal_entity, email, email_key, email_verified_at, password_hash, visitor, storefront, language, first_name,
       last_name, subscribed, created_at)
     select gen_random_uuid(), a.legal_entity, 'bench-known-' || n || '@example.org', 'bench-known-' || n || '@example.org', now(),
       a.password_hash, v.id, a.storefront, a.language, a.first_name, a.last_name, false, now()
     from account a, numbered v where a.email = $1`,
    [email, count],
  );
};
