import { pools } from "../configs/pgbouncer.ts";
import { type ClusterPorts, type Group, groups } from "./ports.ts";

type Variables = Readonly<Record<string, string>>;

const database = (user: string, port: number, name: string): string => `postgres://${user}@127.0.0.1:${port}/${name}`;

/** The database as its owner, at the node that is written: what changes the schema goes past pgbouncer. */
export const ownerAddress = (ports: ClusterPorts): string => database("giftshop", ports.haproxy.primary, "giftshop");

/**
 * What all processes of the shop are told over `usual`, the settings of a shop on one machine.
 * Gifts come with their codes, so that a check can redeem what it bought.
 */
export const shopVariables = (ports: ClusterPorts, usual: Variables): Variables => ({
  ...usual,
  DATABASE_URL: ownerAddress(ports),
  STOREFRONT_URLS: groups
    .flatMap((group) => ports.storefronts[group])
    .map((port) => `http://127.0.0.1:${port}`)
    .join(","),
  PAGE_CACHE_URL: `redis://127.0.0.1:${ports.redis}`,
  TRUST_PROXY: "1",
  CHECKOUT_PLACES: "500",
  CODES_IN_EMAIL: "all",
});

/** A process of commerce gets a session of the database for each transaction. */
export const commerceVariables = (ports: ClusterPorts, at: number): Variables => {
  const own = ports.commerce[at];
  return {
    COMMERCE_PORT: String(own?.shop),
    STAFF_API_PORT: String(own?.staff),
    METRICS_PORT: String(own?.metrics),
    APP_DATABASE_URL: database("giftshop_app", ports.pgbouncer, pools.transaction),
    REPLICA_DATABASE_URL: database("giftshop_app", ports.haproxy.replicas, "giftshop"),
    DATABASE_NAMED_STATEMENTS: "0",
    NODE_OPTIONS: "--max-semi-space-size=8 --max-old-space-size=160",
  };
};

/** A worker keeps its sessions: it listens for jobs. */
export const workerVariables = (ports: ClusterPorts, at: number): Variables => ({
  WORKER_PORT: String(ports.workers[at]),
  APP_DATABASE_URL: database("giftshop_app", ports.pgbouncer, pools.session),
});

export const storefrontVariables = (ports: ClusterPorts, group: Group, at: number): Variables => ({
  PORT: String(ports.storefronts[group][at]),
  METRICS_PORT: String((ports.storefronts[group][at] ?? 0) + ports.metricsAbove),
  BRAND_GROUP: group.toUpperCase(),
  DEVELOPMENT_PAGE: "1",
});
