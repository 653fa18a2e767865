import { join } from "node:path";
import type { Folders } from "../plan/folders.ts";
import type { ClusterPorts } from "../plan/ports.ts";

/** What the backups of the shop's database are called. */
export const stanza = "shop";

export const pgbackrestFile = (folders: Folders, node: number): string =>
  join(folders.settings, `pgbackrest-${node}.conf`);

/** What PostgreSQL does with each piece of its journal that is full, or old enough. */
export const archiveCommand = (folders: Folders, node: number): string =>
  `pgbackrest --config=${pgbackrestFile(folders, node)} --stanza=${stanza} archive-push %p`;

/**
 * The configuration of pgBackRest on one node. Two full backups
 * are kept, with all of the journal since the older one.
 */
export const pgbackrestSettings = (ports: ClusterPorts, folders: Folders, node: number): string => {
  const own = join(folders.run, `pgbackrest-${node}`);
  return `[global]
repo1-path=${folders.backup}
repo1-retention-full=2
log-path=${own}
lock-path=${own}
spool-path=${own}
log-level-console=warn
log-level-file=off
compress-type=lz4
start-fast=y
delta=y
archive-timeout=60

[${stanza}]
pg1-path=${folders.dataOf(`node-${node}`)}
pg1-port=${ports.nodes[node - 1]?.postgres}
pg1-socket-path=${folders.run}
pg1-user=giftshop
`;
};
