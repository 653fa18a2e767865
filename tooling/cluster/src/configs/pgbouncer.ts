import { join } from "node:path";
import type { Folders } from "../plan/folders.ts";
import type { ClusterPorts } from "../plan/ports.ts";

/**
 * Names under which pgbouncer gives the one database: a connection for each transaction,
 * without named statements; and one for as long as a client stays, for those that listen.
 */
export const pools = { transaction: "giftshop", session: "giftshop_session" } as const;

/** Who may come; nobody is asked for a password on this machine. */
export const pgbouncerUsers = '"giftshop_app" ""\n"giftshop" ""\n';

/**
 * Settings of pgbouncer. The role limits statements, as sessions are shared; after a failover it looks again
 * each second, in place of every fifteen.
 */
export const pgbouncerSettings = (ports: ClusterPorts, folders: Folders): string => {
  const primary = `host=127.0.0.1 port=${ports.haproxy.primary} dbname=giftshop`;
  return `[databases]
${pools.transaction} = ${primary} pool_mode=transaction pool_size=24
${pools.session} = ${primary} pool_mode=session pool_size=60

[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${ports.pgbouncer}
unix_socket_dir =
auth_type = trust
auth_file = ${join(folders.settings, "pgbouncer-users.txt")}
stats_users = giftshop
max_client_conn = 1000
ignore_startup_parameters = extra_float_digits,statement_timeout,idle_in_transaction_session_timeout
server_connect_timeout = 3
server_login_retry = 1
query_wait_timeout = 10
tcp_keepalive = 1
tcp_keepidle = 10
tcp_keepintvl = 5
tcp_keepcnt = 2
log_connections = 0
log_disconnections = 0
`;
};
