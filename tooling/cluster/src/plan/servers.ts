import { join } from "node:path";
import type { Folders } from "./folders.ts";
import type { Part } from "./part.ts";
import { type ClusterPorts, counts } from "./ports.ts";

const http = (port: number, path: string) => ({ url: `http://127.0.0.1:${port}${path}` });

/** Numbers 1, 2, 3 … of parts of which there are several. */
const each = (count: number): readonly number[] => Array.from({ length: count }, (_, at) => at + 1);

/**
 * Three members of etcd, which agree on who is written, with long timeouts, as they share a disk with three
 * databases.
 */
const etcd = (ports: ClusterPorts, folders: Folders): readonly Part[] =>
  ports.etcd.map(({ client, peer }, at) => {
    const name = `etcd-${at + 1}`;
    return {
      name,
      program: "/usr/bin/etcd",
      words: [
        `--name=${name}`,
        `--data-dir=${folders.dataOf(name)}`,
        `--listen-client-urls=http://127.0.0.1:${client}`,
        `--advertise-client-urls=http://127.0.0.1:${client}`,
        `--listen-peer-urls=http://127.0.0.1:${peer}`,
        `--initial-advertise-peer-urls=http://127.0.0.1:${peer}`,
        `--initial-cluster=${ports.etcd.map((one, index) => `etcd-${index + 1}=http://127.0.0.1:${one.peer}`).join(",")}`,
        "--initial-cluster-token=giftshop",
        "--heartbeat-interval=300",
        "--election-timeout=3000",
        "--auto-compaction-retention=1",
        "--log-level=warn",
      ],
      lent: true,
      ready: http(client, "/health"),
    };
  });

const node = (ports: ClusterPorts, folders: Folders, number: number): Part => ({
  name: `node-${number}`,
  program: "/usr/bin/patroni",
  words: [join(folders.settings, `node-${number}.json`)],
  lent: true,
  ready: http(ports.nodes[number - 1]?.patroni ?? 0, "/readiness"),
});

const haproxy = (ports: ClusterPorts, folders: Folders): Part => ({
  name: "haproxy",
  program: "/usr/sbin/haproxy",
  words: ["-db", "-f", join(folders.settings, "haproxy.cfg")],
  lent: true,
  ready: http(ports.haproxy.page, "/"),
});

const pgbouncer = (ports: ClusterPorts, folders: Folders): Part => ({
  name: "pgbouncer",
  program: "/usr/sbin/pgbouncer",
  words: ["-q", join(folders.settings, "pgbouncer.ini")],
  lent: true,
  ready: { port: ports.pgbouncer },
});

/** Pages alone are in it: they are made again. */
const redis = (ports: ClusterPorts, folders: Folders): Part => ({
  name: "redis",
  program: "/usr/bin/redis-server",
  words: [
    ...["--port", String(ports.redis), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"],
    ...["--maxmemory", "256mb", "--maxmemory-policy", "allkeys-lru", "--dir", folders.run],
  ],
  lent: true,
  ready: { port: ports.redis },
});

const nginx = (ports: ClusterPorts, folders: Folders): Part => ({
  name: "nginx",
  program: "/usr/sbin/nginx",
  words: ["-e", "stderr", "-p", folders.run, "-c", join(folders.settings, "nginx.conf")],
  lent: true,
  ready: http(ports.nginx, "/nginx"),
  endsBy: "SIGQUIT",
});

const prometheus = (ports: ClusterPorts, folders: Folders): Part => ({
  name: "prometheus",
  program: "/usr/bin/prometheus",
  words: [
    `--config.file=${join(folders.settings, "prometheus.json")}`,
    `--storage.tsdb.path=${folders.dataOf("prometheus")}`,
    `--web.listen-address=127.0.0.1:${ports.prometheus}`,
    "--storage.tsdb.retention.time=7d",
    "--log.level=warn",
  ],
  lent: true,
  ready: http(ports.prometheus, "/-/ready"),
});

/** What is installed and not ours, by when it is started. */
export const servers = (ports: ClusterPorts, folders: Folders) => ({
  etcd: etcd(ports, folders),
  nodes: each(counts.node).map((number) => node(ports, folders, number)),
  ways: [haproxy(ports, folders), pgbouncer(ports, folders), redis(ports, folders)],
  edge: [nginx(ports, folders), prometheus(ports, folders)],
});
