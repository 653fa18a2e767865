import type { ClusterPorts } from "../plan/ports.ts";

/** Bytes that a replica may be behind of which something is read: some seconds of a busy shop. */
const mostLag = 1_048_576;

const nodes = (ports: ClusterPorts): string =>
  ports.nodes
    .map(({ postgres, patroni }, at) => `  server node-${at + 1} 127.0.0.1:${postgres} check port ${patroni}`)
    .join("\n");

const database = (ports: ClusterPorts, name: string, port: number, path: string): string => `listen ${name}
  bind 127.0.0.1:${port}
  mode tcp
  option tcpka
  # A connection that waits for news of jobs says nothing for hours.
  timeout client 24h
  timeout server 24h
  option httpchk
  http-check send meth GET uri ${path}
  http-check expect status 200
  default-server inter 1s fastinter 500ms fall 2 rise 1 on-marked-down shutdown-sessions
${nodes(ports)}
`;

/**
 * Settings of HAProxy. It ends connections to a node that its Patroni no longer calls the writer; requests to
 * commerce share none, as a press lost to a closed one is not sent again.
 */
export const haproxySettings = (ports: ClusterPorts): string => `global
  log stdout format raw local0 notice
  maxconn 4000

defaults
  log global
  timeout connect 2s
  timeout client 65s
  timeout server 65s
  retries 3
  option redispatch 1

listen page
  bind 127.0.0.1:${ports.haproxy.page}
  mode http
  http-request use-service prometheus-exporter if { path /metrics }
  stats enable
  stats uri /

listen commerce
  bind 127.0.0.1:${ports.haproxy.commerce}
  mode http
  balance leastconn
  option http-server-close
  # Where none can work, a press is answered in words that its page reads.
  http-error status 503 content-type application/json string '{"data":null,"errors":[{"message":"The shop is away for a moment."}]}'
  # Nothing was sent yet: it may go to another.
  retry-on conn-failure
  option httpchk
  http-check send meth GET uri /readyz
  http-check expect status 200
  default-server inter 500ms fall 1 rise 1
${ports.commerce.map(({ shop }, at) => `  server commerce-${at + 1} 127.0.0.1:${shop} check`).join("\n")}

${database(ports, "primary", ports.haproxy.primary, "/primary")}
${database(ports, "replicas", ports.haproxy.replicas, `/replica?lag=${mostLag}`)}`;
