import { storefronts } from "@giftshop/storefront-config";
import { expect, test } from "@jest/globals";
import { foldersIn } from "../plan/folders.ts";
import { portsFrom } from "../plan/ports.ts";
import { servers } from "../plan/servers.ts";
import { shopParts } from "../plan/shop-parts.ts";
import { ownerAddress, shopVariables } from "../plan/shop-variables.ts";
import { haproxySettings } from "./haproxy.ts";
import { nginxSettings } from "./nginx.ts";
import { patroniSettings } from "./patroni.ts";
import { pgbackrestSettings } from "./pgbackrest.ts";
import { pgbouncerSettings } from "./pgbouncer.ts";
import { prometheusSettings } from "./prometheus.ts";

const ports = portsFrom(5600);
const folders = foldersIn("/shop");
const node = (number: number) => JSON.parse(patroniSettings(ports, folders, number));

/** Lines of one section of HAProxy. */
const sectionOf = (name: string): string =>
  haproxySettings(ports)
    .split(/\n(?=listen )/)
    .find((section) => section.startsWith(`listen ${name}\n`)) ?? "";

test("no commit is acknowledged that is on one node alone", () => {
  const { dcs } = node(1).bootstrap;
  expect(dcs).toMatchObject({ synchronous_mode: true, synchronous_mode_strict: true });
  expect(dcs.postgresql.parameters).not.toHaveProperty("synchronous_commit");
  expect(dcs.postgresql.parameters).not.toHaveProperty("fsync");
});

test("Patroni has time to ask etcd twice before its node is given up", () => {
  const { ttl, loop_wait: loop, retry_timeout: retry } = node(1).bootstrap.dcs;
  expect(ttl).toBeGreaterThanOrEqual(loop + 2 * retry);
});

test("a setting that only newer versions of PostgreSQL know is not asked for", () => {
  expect(node(1).bootstrap.dcs.postgresql.parameters).not.toHaveProperty("io_method");
});

test("texts are in the order of their code points, as in the embedded database", () => {
  expect(node(1).bootstrap.initdb).toEqual(
    expect.arrayContaining([{ encoding: "UTF8" }, { locale: "C" }, { "lc-ctype": "C.UTF-8" }]),
  );
});

test("each node has its own place and knows all of etcd", () => {
  const nodes = [1, 2, 3].map(node);
  expect(new Set(nodes.map(({ postgresql }) => postgresql.data_dir)).size).toBe(3);
  expect(nodes.map(({ restapi }) => restapi.listen)).toEqual(["127.0.0.1:5630", "127.0.0.1:5631", "127.0.0.1:5632"]);
  for (const { etcd3 } of nodes) expect(etcd3.hosts).toHaveLength(3);
  expect(pgbackrestSettings(ports, folders, 2)).toContain("pg1-path=/shop/data/node-2\npg1-port=5621");
  expect(nodes[1]?.postgresql.parameters.archive_command).toContain("/shop/settings/pgbackrest-2.conf");
});

test("connections to a node that is not written any more are ended", () => {
  expect(sectionOf("primary")).toContain("uri /primary");
  expect(sectionOf("primary")).toContain("on-marked-down shutdown-sessions");
  expect(sectionOf("primary").match(/^ {2}server /gm)).toHaveLength(3);
});

test("a press is sent to another process only where nothing of it was sent", () => {
  expect(sectionOf("commerce")).toContain("retry-on conn-failure\n");
  expect(sectionOf("commerce")).toContain("option http-server-close");
  expect(nginxSettings(ports, folders)).toContain("proxy_next_upstream error;");
  expect(nginxSettings(ports, folders)).not.toContain("non_idempotent");
});

test("nginx knows the group of every storefront", () => {
  const settings = nginxSettings(ports, folders);
  for (const { host, group } of storefronts) {
    expect(settings).toContain(`    ${host}.localhost ${group.toLowerCase()};\n`);
  }
  for (const port of Object.values(ports.storefronts).flat()) expect(settings).toContain(`server 127.0.0.1:${port} `);
});

test("pgbouncer takes what commerce asks for when it connects, and finds the database at HAProxy alone", () => {
  const settings = pgbouncerSettings(ports, folders);
  expect(settings).toMatch(/^ignore_startup_parameters = .*statement_timeout,idle_in_transaction_session_timeout$/m);
  expect(settings.match(/port=(\d+)/g)).toEqual(["port=5602", "port=5602"]);
});

test("who shares sessions of the database keeps no statements in them, and who listens has one of its own", () => {
  const shared = shopVariables(ports, {});
  const { commerce, workers } = shopParts(ports, folders, shared);
  for (const { variables } of commerce)
    expect(variables).toMatchObject({
      APP_DATABASE_URL: "postgres://giftshop_app@127.0.0.1:5604/giftshop",
      DATABASE_NAMED_STATEMENTS: "0",
    });
  for (const { variables } of workers) {
    expect(variables?.APP_DATABASE_URL).toMatch(/:5604\/giftshop_session$/);
    expect(variables).not.toHaveProperty("DATABASE_NAMED_STATEMENTS");
  }
  expect(shared.DATABASE_URL).toBe(ownerAddress(ports));
});

test("every process that keeps pages hears of changes", () => {
  const addresses = shopVariables(ports, {}).STOREFRONT_URLS?.split(",");
  expect(addresses).toEqual(
    shopParts(ports, folders, {}).storefronts.map(({ variables }) => `http://127.0.0.1:${variables?.PORT}`),
  );
});

test("Prometheus asks everything that has figures, and nothing that is not there", () => {
  const { scrape_configs: jobs } = JSON.parse(prometheusSettings(ports, "/alerts.yml"));
  const targets = jobs.flatMap((job: { static_configs: { targets: string[] }[] }) => job.static_configs[0]?.targets);
  expect(targets).toHaveLength(3 + 2 + 6 + 3 + 3 + 1 + 1);
});

test("there is one of each part that a cluster has", () => {
  const { etcd, nodes, ways, edge } = servers(ports, folders);
  const { outside, commerce, workers, storefronts: pages } = shopParts(ports, folders, {});
  const names = [...etcd, ...nodes, ...ways, ...edge, outside, ...commerce, ...workers, ...pages].map(
    ({ name }) => name,
  );
  expect(new Set(names).size).toBe(names.length);
  expect(names).toHaveLength(3 + 3 + 3 + 2 + 1 + 3 + 2 + 6);
});
