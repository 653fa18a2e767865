import { spawn } from "node:child_process";
import { once } from "node:events";
import pg from "pg";
import { pgbackrestFile, stanza } from "../configs/pgbackrest.ts";
import type { Folders } from "../plan/folders.ts";
import type { ClusterPorts } from "../plan/ports.ts";
import { commerceScript } from "../plan/shop-parts.ts";
import { ownerAddress } from "../plan/shop-variables.ts";
import { asServer } from "./as-server.ts";
import { leaderOf } from "./members.ts";
import { root } from "./settings.ts";

/** Milliseconds that a statement of a visitor may take, as commerce asks of a session that is its own. */
const usualTimeout = 15_000;

const roles = `
  do $$ begin
    if not exists (select from pg_roles where rolname = 'giftshop_app') then create role giftshop_app login; end if;
  end $$;
  alter role giftshop_app set statement_timeout = ${usualTimeout};
  alter role giftshop_app set idle_in_transaction_session_timeout = ${usualTimeout}`;

const makeDatabase = async (ports: ClusterPorts): Promise<void> => {
  const client = new pg.Client({ connectionString: ownerAddress(ports).replace(/[^/]+$/, "postgres") });
  await client.connect();
  try {
    const { rowCount } = await client.query("select from pg_database where datname = 'giftshop'");
    if (rowCount === 0) await client.query("create database giftshop");
    await client.query(roles);
  } finally {
    await client.end();
  }
};

const runCommerce = async (command: "migrate" | "seed", variables: Readonly<Record<string, string>>): Promise<void> => {
  const child = spawn(process.execPath, [commerceScript, command], {
    cwd: root,
    env: { ...process.env, ...variables },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => {
      said = `${said}${text}`.slice(-4_000);
    });
  }
  const [code] = await once(child, "close");
  if (code !== 0) throw new Error(`commerce ${command} failed:\n${said}`);
};

/**
 * Makes the database, its tables and what is sold, unless they
 * are there, and gives its journal a place in the backup.
 */
export const prepareDatabase = async (
  ports: ClusterPorts,
  folders: Folders,
  variables: Readonly<Record<string, string>>,
): Promise<void> => {
  const settings = pgbackrestFile(folders, await leaderOf(ports));
  await asServer("pgbackrest", [`--config=${settings}`, `--stanza=${stanza}`, "stanza-create"]);
  await makeDatabase(ports);
  await runCommerce("migrate", variables);
  await runCommerce("seed", variables);
};
