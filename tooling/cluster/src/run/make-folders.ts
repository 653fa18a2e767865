import { chmod, chown, cp, mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { makeWay, serverIdentity } from "@giftshop/start";
import { haproxySettings } from "../configs/haproxy.ts";
import { nginxSettings } from "../configs/nginx.ts";
import { patroniSettings } from "../configs/patroni.ts";
import { pgbackrestFile, pgbackrestSettings } from "../configs/pgbackrest.ts";
import { pgbouncerSettings, pgbouncerUsers } from "../configs/pgbouncer.ts";
import { prometheusSettings } from "../configs/prometheus.ts";
import type { Folders } from "../plan/folders.ts";
import { type ClusterPorts, counts } from "../plan/ports.ts";

/** A folder that belongs to the user of the servers, and that nobody else enters. */
const ownFolder = async (folder: string): Promise<void> => {
  await mkdir(folder, { recursive: true });
  const identity = serverIdentity();
  if (identity !== undefined) await chown(folder, identity.uid, identity.gid);
  await chmod(folder, 0o700);
};

/** Everything that is written before the servers start, by the file it is written to. */
const settingsFiles = (ports: ClusterPorts, folders: Folders): Readonly<Record<string, string>> => {
  const numbers = Array.from({ length: counts.node }, (_, at) => at + 1);
  const inSettings = (name: string) => join(folders.settings, name);
  return {
    [inSettings("haproxy.cfg")]: haproxySettings(ports),
    [inSettings("pgbouncer.ini")]: pgbouncerSettings(ports, folders),
    [inSettings("pgbouncer-users.txt")]: pgbouncerUsers,
    [inSettings("nginx.conf")]: nginxSettings(ports, folders),
    [inSettings("prometheus.json")]: prometheusSettings(ports, inSettings("alerts.yml")),
    ...Object.fromEntries(numbers.map((n) => [inSettings(`node-${n}.json`), patroniSettings(ports, folders, n)])),
    ...Object.fromEntries(numbers.map((n) => [pgbackrestFile(folders, n), pgbackrestSettings(ports, folders, n)])),
  };
};

/**
 * Makes the folders of the servers and writes their settings.
 * @param alerts the rules that Prometheus judges by
 */
export const makeFolders = async (ports: ClusterPorts, folders: Folders, alerts: string): Promise<void> => {
  for (const folder of [folders.root, folders.settings, folders.logs, folders.dataOf("")]) {
    await makeWay(folder);
    await chmod(folder, 0o755);
  }
  const parts = ["etcd-1", "etcd-2", "etcd-3", "node-1", "node-2", "node-3", "prometheus"];
  await rm(folders.run, { recursive: true, force: true });
  for (const folder of [folders.run, folders.backup, ...parts.map(folders.dataOf)]) await ownFolder(folder);
  for (let node = 1; node <= counts.node; node += 1) await ownFolder(join(folders.run, `pgbackrest-${node}`));
  for (const [file, text] of Object.entries(settingsFiles(ports, folders))) {
    await writeFile(file, text);
    await chmod(file, 0o644);
  }
  await cp(alerts, join(folders.settings, "alerts.yml"));
  await chmod(join(folders.settings, "alerts.yml"), 0o644);
};
