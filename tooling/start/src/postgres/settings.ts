import { socketFolder } from "./address.ts";

/** Settings of PostgreSQL by name, as in postgresql.conf. */
export type Settings = Readonly<Record<string, string | number | boolean>>;

/**
 * Small machine, many short transactions, nothing lost: fsync
 * and synchronous_commit stay on, as PostgreSQL has them.
 * @param major version of PostgreSQL: one that does not know a setting would not start
 */
export const durable = (major: number): Settings => ({
  shared_buffers: "128MB",
  max_connections: 200,
  max_wal_size: "2GB",
  checkpoint_timeout: "15min",
  random_page_cost: 1.1,
  // Planning for compiled queries costs more than it saves where every query is short.
  jit: false,
  // Everything fits in memory: three processes for reading ahead would only sit there.
  ...(major >= 18 && { io_method: "sync" }),
  log_min_messages: "warning",
  log_checkpoints: false,
  log_line_prefix: "%m [%p] ",
});

/** For databases that live as long as one test: fast, and gone after a power cut. */
export const forgetful: Settings = {
  fsync: false,
  synchronous_commit: false,
  full_page_writes: false,
  autovacuum_naptime: "5min",
};

/** The command-line arguments that carry these settings. */
export const argumentsFor = (dataDirectory: string, port: number, settings: Settings): string[] => {
  const own = { port, listen_addresses: "localhost", unix_socket_directories: socketFolder(dataDirectory, port) ?? "" };
  const all: Settings = { ...settings, ...own };
  return ["-D", dataDirectory, ...Object.entries(all).flatMap(([name, value]) => ["-c", `${name}=${asText(value)}`])];
};

const asText = (value: string | number | boolean): string =>
  typeof value === "boolean" ? (value ? "on" : "off") : String(value);
