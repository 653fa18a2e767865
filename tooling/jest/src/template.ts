import { createHash } from "node:crypto";
import type { Client } from "pg";

/** A database that others are copied from. */
export interface Template {
  readonly key: string;
  /** Only the newest template of a subject is kept, as their keys change often. */
  readonly subject?: string;
  readonly prepare: (url: string) => Promise<void>;
}

/** What the template of a key is called. */
export const templateName = ({ key, subject }: Pick<Template, "key" | "subject">): string =>
  `template_${subject === undefined ? "" : `${subject}_`}${createHash("sha256").update(key).digest("hex").slice(0, 16)}`;

/**
 * Makes the template unless it is there. A lock in PostgreSQL lets one of several processes work; only a
 * finished one is marked, so a half-made one is made anew.
 *
 * @returns its name
 */
export const prepareTemplate = async (
  client: Client,
  template: Template,
  addressOf: (database: string) => string,
): Promise<string> => {
  const name = templateName(template);
  await client.query("SELECT pg_advisory_lock(hashtextextended($1, 0))", [name]);
  try {
    const { rows } = await client.query<{ datistemplate: boolean }>(
      "SELECT datistemplate FROM pg_database WHERE datname = $1",
      [name],
    );
    if (rows[0]?.datistemplate) return name;
    await client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    await client.query(`CREATE DATABASE ${name}`);
    await template.prepare(addressOf(name));
    await client.query(`ALTER DATABASE ${name} IS_TEMPLATE true`);
    if (template.subject !== undefined) await dropOlder(client, template.subject, name);
    return name;
  } finally {
    await client.query("SELECT pg_advisory_unlock(hashtextextended($1, 0))", [name]);
  }
};

/** One that is being copied stays until the next time. */
const dropOlder = async (client: Client, subject: string, newest: string): Promise<void> => {
  const { rows } = await client.query<{ datname: string }>(
    "SELECT datname FROM pg_database WHERE datname ~ $1 AND datname <> $2",
    [`^template_${subject}_[0-9a-f]{16}$`, newest],
  );
  for (const { datname } of rows) {
    await client.query(`ALTER DATABASE ${datname} IS_TEMPLATE false`);
    await client.query(`DROP DATABASE IF EXISTS ${datname}`).catch((error: { code?: string }) => {
      if (error.code !== objectInUse) throw error;
    });
  }
};

const objectInUse = "55006";
