import { setTimeout as sleep } from "node:timers/promises";
import type { Client } from "pg";
import { codeOf, Problem, reasonOf } from "../problem.ts";

/** The oldest major version of PostgreSQL whose SQL the shop can speak to. */
const oldestVersion = 15;

/** Between two questions, in milliseconds. */
const pause = 250;

export interface Asking {
  /** Hears once that it has to be waited for, and how it differs from the embedded one. */
  readonly tell: (message: string) => void;
  readonly signal: AbortSignal | undefined;
  /** How long one that is just coming up is waited for, in milliseconds. Default 20 s. */
  readonly atMost?: number;
}

/**
 * Asks the database of `DATABASE_URL` once, before anybody waits for a build that is of no use without it.
 * @throws Problem that says what is wrong, never with its password; the signal's reason.
 */
export const askOutsideDatabase = async (url: string, { tell, signal, atMost = 20_000 }: Asking): Promise<void> => {
  let end: number | undefined;
  for (;;) {
    const problem = await problemOf(url, tell);
    if (problem === undefined) return;
    if (!problem.mayPass || (end !== undefined && performance.now() >= end)) {
      throw new Problem(`DATABASE_URL: ${problem.sentence}.`);
    }
    if (end === undefined) {
      tell("does not answer yet; waiting for it");
      end = performance.now() + atMost;
    }
    await sleep(pause);
    signal?.throwIfAborted();
  }
};

/**
 * Says it once of a database that puts texts in another order
 * than the embedded one: it works, and its lists look different.
 */
const tellOfOrder = async (client: Client, tell: Asking["tell"]): Promise<void> => {
  const { rows } = await client.query<{ own: boolean; name: string }>(
    `select array(select w from unnest($1::text[]) w order by w) <> array(select w from unnest($1::text[]) w order by w collate "C") as own,
       datcollate as name from pg_database where datname = current_database()`,
    [["a", "B", "é", "z", "a b", "ab"]],
  );
  if (rows[0]?.own)
    tell(
      `sorts texts by ${rows[0].name}: lists are in another order than with C.UTF-8, and an update of its system may turn its indexes wrong`,
    );
};

interface DatabaseProblem {
  readonly sentence: string;
  /** Whether it is that of a server which is just coming up. */
  readonly mayPass: boolean;
}

const problemOf = async (url: string, tell: Asking["tell"]): Promise<DatabaseProblem | undefined> => {
  // Only those who set the address wait for the driver to be read.
  const { default: pg } = await import("pg");
  let client: Client;
  try {
    client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  } catch {
    // What the driver says of it holds the password.
    return { sentence: "it cannot be understood; write postgres://user:password@host/database", mayPass: false };
  }
  client.on("error", () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ server_version_num: string }>("show server_version_num");
    const sentence = versionProblem(Number(rows[0]?.server_version_num));
    if (sentence !== undefined) return { sentence, mayPass: false };
    await tellOfOrder(client, tell);
    return undefined;
  } catch (error) {
    return explain(error, client);
  } finally {
    await client.end().catch(() => undefined);
  }
};

/** @param number as PostgreSQL gives it, 150004 for 15.4 */
export const versionProblem = (number: number): string | undefined => {
  const major = Math.floor(number / 10_000);
  return major < oldestVersion
    ? `that is PostgreSQL ${major}, and the shop needs ${oldestVersion} or newer`
    : undefined;
};

interface Target {
  readonly host: string;
  readonly port: number;
  readonly user?: string | undefined;
  readonly database?: string | undefined;
}

const explain = (error: unknown, { host, port, user, database }: Target): DatabaseProblem => {
  const final = (sentence: string) => ({ sentence, mayPass: false });
  switch (codeOf(error)) {
    case "ECONNREFUSED":
    case "ENOENT":
      return { sentence: `nothing answers at ${host}:${port}`, mayPass: true };
    case "57P03":
      return { sentence: `the server at ${host}:${port} is still starting`, mayPass: true };
    case "ENOTFOUND":
      return final(`there is no machine called ${host}`);
    case "28P01":
    case "28000":
      return final(`the server at ${host}:${port} refuses ${user} or the password`);
    case "3D000":
      return final(`the server at ${host}:${port} has no database ${database}`);
    default:
      return final(`${host}:${port} cannot be used: ${reasonOf(error)}`);
  }
};
