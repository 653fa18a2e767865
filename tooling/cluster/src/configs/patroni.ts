import { durable, orderOfTexts } from "@giftshop/start";
import type { Folders } from "../plan/folders.ts";
import type { ClusterPorts } from "../plan/ports.ts";
import { archiveCommand } from "./pgbackrest.ts";

/** The PostgreSQL of Debian 12. */
export const major = 15;
export const programs = `/usr/lib/postgresql/${major}/bin`;

/** What the cluster is called. */
export const scope = "shop";

/** Seconds of what was written that may not be in the backup yet. */
export const archiveTimeout = 30;

const local = (port: number): string => `127.0.0.1:${port}`;

/** `--name=value` of initdb, as Patroni has it said. */
const asOption = (argument: string): Readonly<Record<string, string>> => {
  const [name = "", value = ""] = argument.slice(2).split("=");
  return { [name]: value };
};

/**
 * A node is gone after 20 s, at once where only PostgreSQL died, as a replica is ready sooner; each commit is
 * on two nodes, so with two of three gone nothing is written.
 */
const agreed = {
  ttl: 20,
  loop_wait: 5,
  retry_timeout: 5,
  maximum_lag_on_failover: 1_048_576,
  primary_start_timeout: 0,
  synchronous_mode: true,
  synchronous_mode_strict: true,
  postgresql: {
    use_pg_rewind: true,
    use_slots: true,
    remove_data_directory_on_rewind_failure: true,
    remove_data_directory_on_diverged_timelines: true,
    parameters: {
      ...durable(major),
      wal_level: "replica",
      hot_standby: true,
      archive_mode: true,
      archive_timeout: archiveTimeout,
    },
  },
};

/**
 * The configuration of one node's Patroni, as JSON, which is YAML
 * too. Whoever is on this machine is let in: it is its own network.
 */
export const patroniSettings = (ports: ClusterPorts, folders: Folders, node: number): string => {
  const { postgres = 0, patroni = 0 } = ports.nodes[node - 1] ?? {};
  const name = `node-${node}`;
  return JSON.stringify(
    {
      scope,
      namespace: "/giftshop/",
      name,
      restapi: { listen: local(patroni), connect_address: local(patroni) },
      etcd3: { hosts: ports.etcd.map(({ client }) => local(client)) },
      bootstrap: {
        dcs: agreed,
        initdb: [{ encoding: "UTF8" }, ...orderOfTexts(major).map(asOption), "data-checksums"],
      },
      postgresql: {
        listen: local(postgres),
        connect_address: local(postgres),
        data_dir: folders.dataOf(name),
        bin_dir: programs,
        pgpass: `${folders.run}/${name}.pgpass`,
        authentication: { superuser: { username: "giftshop" }, replication: { username: "replicator" } },
        parameters: { unix_socket_directories: folders.run, archive_command: archiveCommand(folders, node) },
        pg_hba: [
          "local all all trust",
          "host all all 127.0.0.1/32 trust",
          "host replication replicator 127.0.0.1/32 trust",
        ],
        create_replica_methods: ["basebackup"],
        basebackup: [{ checkpoint: "fast" }],
      },
      watchdog: { mode: "off" },
    },
    null,
    2,
  );
};
