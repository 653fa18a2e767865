import { createHash } from "node:crypto";
import { readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build, forgetful, type RunningPostgres, startPostgres, startStack } from "@giftshop/start";
import pg from "pg";
import { visitorsBehindProxy } from "./environment.ts";
import { dataFolder, ports } from "./shared-stack.ts";

const commerce = fileURLToPath(new URL("../../../../apps/commerce/dist/", import.meta.url));

/**
 * The PostgreSQL of all tested shops, started unless it
 * runs. It keeps what it was seeded with from run to run.
 */
export const startCluster = (): Promise<RunningPostgres> =>
  startPostgres({
    dataDirectory: join(dataFolder, "postgres"),
    port: ports.postgres,
    settings: forgetful,
    logFile: join(dataFolder, "logs/postgres.log"),
  });

const addressOf = ({ url }: RunningPostgres, database: string): string =>
  url.replace(/\/giftshop(?=$|\?)/, `/${database}`);

/** Says what a seeded shop is made of: another build of commerce makes another one. */
const fingerprint = (): string => {
  const hash = createHash("sha256");
  const files = readdirSync(commerce, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  for (const path of files.map(({ parentPath, name }) => join(parentPath, name)).sort())
    hash.update(readFileSync(path));
  return hash.digest("hex").slice(0, 16);
};

/**
 * The database that tested shops are copied from: made when
 * there is none of this build, instead of that of another one.
 */
const seeded = async (cluster: RunningPostgres, client: pg.Client): Promise<string> => {
  const name = `seeded_${fingerprint()}`;
  const { rows } = await client.query<{ datname: string; datistemplate: boolean }>(
    "select datname, datistemplate from pg_database where datname like 'seeded\\_%'",
  );
  if (rows.some(({ datname, datistemplate }) => datname === name && datistemplate)) return name;
  for (const { datname } of rows) {
    await client.query(`alter database ${datname} is_template false`);
    await client.query(`drop database ${datname} with (force)`);
  }
  await client.query(`create database ${name}`);
  // A shop that is started with it once fills it, and is
  // stopped again: nobody else may use what is copied from.
  const environment = { ...visitorsBehindProxy, DATABASE_URL: addressOf(cluster, name) };
  const stack = await startStack({ ports, dataDirectory: dataFolder, apps: ["commerce"], environment });
  await stack.stop();
  await client.query(`alter database ${name} is_template true`);
  return name;
};

/**
 * Gives a tested shop a database of its own, a fresh copy of the
 * seeded one, and empties what else it kept. Returns its address.
 */
export const freshShop = async (database: string, folder: string): Promise<string> => {
  await build(["@giftshop/commerce"]);
  for (const kept of ["sandbox", "logs/commerce.log", "logs/worker.log"])
    rmSync(join(folder, kept), { recursive: true, force: true });
  const cluster = await startCluster();
  const client = new pg.Client({ connectionString: addressOf(cluster, "postgres") });
  await client.connect();
  try {
    const template = await seeded(cluster, client);
    await client.query(`drop database if exists ${database} with (force)`);
    await client.query(`create database ${database} template ${template}`);
  } finally {
    await client.end();
  }
  return addressOf(cluster, database);
};
