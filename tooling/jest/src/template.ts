import { createHash } from "node:crypto";
import type { Client } from "pg";

/** A database that others are copied from. */
export interface Template {
  readonly key: string;
  readonly prepare: (url: string) => Promise<void>;
}

/** What the template of a key is called. */
export const templateName = (key: string): string =>
  `template_${createHash("sha256").update(key).digest("hex").slice(0, 16)}`;

/**
 * Makes the template unless it is there, and returns its name. Several processes may ask at once: a lock in PostgreSQL
 * lets one work and the others wait. Only a finished one is marked as a template, so one that a crash left half done is
 * made anew.
 */
export async function prepareTemplate(
  client: Client,
  { key, prepare }: Template,
  addressOf: (database: string) => string,
): Promise<string> {
  const name = templateName(key);
  await client.query("SELECT pg_advisory_lock(hashtextextended($1, 0))", [name]);
  try {
    const { rows } = await client.query<{ datistemplate: boolean }>(
      "SELECT datistemplate FROM pg_database WHERE datname = $1",
      [name],
    );
    if (rows[0]?.datistemplate) return name;
    await client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    await client.query(`CREATE DATABASE ${name}`);
    await prepare(addressOf(name));
    await client.query(`ALTER DATABASE ${name} IS_TEMPLATE true`);
    return name;
  } finally {
    await client.query("SELECT pg_advisory_unlock(hashtextextended($1, 0))", [name]);
  }
}
