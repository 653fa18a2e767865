import { spawn } from "node:child_process";
import { once } from "node:events";
import { chown, mkdir, open, rm } from "node:fs/promises";
import { join } from "node:path";
import { serverIdentity, waitFor } from "@giftshop/start";
import pg from "pg";
import { programs } from "../configs/patroni.ts";
import { stanza } from "../configs/pgbackrest.ts";
import type { Folders } from "../plan/folders.ts";
import type { ClusterPorts } from "../plan/ports.ts";
import { asServer } from "../run/as-server.ts";

/** A database that was restored, and runs beside the one it was. */
export interface Restored {
  readonly url: string;
  readonly socket: string;
  readonly port: number;
  stop(): Promise<void>;
  readonly folder: string;
}

const writes = async (url: string): Promise<boolean> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  client.on("error", () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ reads: boolean }>("select pg_is_in_recovery() as reads");
    return rows[0]?.reads === false;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
};

/**
 * Restores the newest backup and the journal up to a moment, and returns
 * when it can be written. It archives nothing, and waits for no replica.
 */
export const restoreTo = async (
  ports: ClusterPorts,
  folders: Folders,
  settings: string,
  moment: string,
): Promise<Restored> => {
  const folder = folders.dataOf("restored");
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { mode: 0o700 });
  const identity = serverIdentity();
  if (identity !== undefined) await chown(folder, identity.uid, identity.gid);
  const options = [`--config=${settings}`, `--stanza=${stanza}`, `--pg1-path=${folder}`];
  const target = ["--type=time", `--target=${moment}`, "--target-action=promote", "--archive-mode=off"];
  await asServer("pgbackrest", [...options, ...target, "restore"]);
  const log = await open(join(folders.logs, "restored.log"), "a");
  const own = {
    port: ports.drill,
    listen_addresses: "127.0.0.1",
    unix_socket_directories: folders.run,
    synchronous_standby_names: "",
    hba_file: join(folder, "pg_hba.conf"),
    ident_file: join(folder, "pg_ident.conf"),
    cluster_name: "restored",
  };
  const words = Object.entries(own).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const server = spawn(`${programs}/postgres`, ["-D", folder, ...words], {
    ...identity,
    cwd: folder,
    detached: true,
    env: { PATH: process.env.PATH, LC_ALL: "C.UTF-8" },
    stdio: ["ignore", log.fd, log.fd],
  });
  const url = `postgres://giftshop@127.0.0.1:${ports.drill}/giftshop`;
  const stop = async () => {
    if (server.exitCode === null && server.signalCode === null) {
      server.kill("SIGINT");
      await once(server, "exit");
    }
    await log.close();
  };
  const ready = await waitFor(async () => (server.exitCode === null ? writes(url) : "ended"), {
    atMost: 600_000,
    every: 100,
  });
  if (ready === true) return { url, socket: folders.run, port: ports.drill, folder, stop };
  await stop();
  throw new Error(`The restored database does not run: ${join(folders.logs, "restored.log")} says why.`);
};

export const removeRestored = async (restored: Restored): Promise<void> => {
  await restored.stop();
  await rm(restored.folder, { recursive: true });
};
