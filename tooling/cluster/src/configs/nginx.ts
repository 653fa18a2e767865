import { join } from "node:path";
import { storefronts } from "@giftshop/storefront-config";
import type { Folders } from "../plan/folders.ts";
import { type ClusterPorts, groups } from "../plan/ports.ts";

/** Which group answers a host; hosts that several storefronts share stand once. */
const hosts = (): readonly string[] => [
  ...new Set(storefronts.map(({ host, group }) => `    ${host}.localhost ${group.toLowerCase()};`)),
];

/**
 * Settings of nginx: groups by host, CB for a bare address. A process that takes no connection is passed
 * over, also for a press, as nothing of it was sent.
 */
export const nginxSettings = (ports: ClusterPorts, folders: Folders): string => `worker_processes 1;
daemon off;
pid ${join(folders.run, "nginx.pid")};
error_log stderr warn;
events { worker_connections 1024; }
http {
  access_log off;
  server_tokens off;
  client_max_body_size 10m;
  # Who is on this machine may say for whom it calls: checks are many visitors.
  set_real_ip_from 127.0.0.1;
  real_ip_header X-Forwarded-For;
  client_body_temp_path ${join(folders.run, "nginx-body")};
  proxy_temp_path ${join(folders.run, "nginx-proxy")};
  fastcgi_temp_path ${join(folders.run, "nginx-fastcgi")};
  uwsgi_temp_path ${join(folders.run, "nginx-uwsgi")};
  scgi_temp_path ${join(folders.run, "nginx-scgi")};
  map_hash_bucket_size 128;
  map $host $group {
    default cb;
${hosts().join("\n")}
  }
  map $host $asked {
    default $http_host;
    127.0.0.1 cb.localhost:${ports.nginx};
  }
${groups
  .map(
    (group) => `  upstream ${group} {
${ports.storefronts[group].map((port) => `    server 127.0.0.1:${port} max_fails=1 fail_timeout=1s;`).join("\n")}
  }`,
  )
  .join("\n")}
  server {
    listen 127.0.0.1:${ports.nginx};
    location = /nginx { return 204; }
    location / {
      proxy_pass http://$group;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $asked;
      proxy_set_header X-Forwarded-Host $asked;
      proxy_set_header X-Forwarded-Proto http;
      proxy_set_header X-Forwarded-For $remote_addr;
      proxy_connect_timeout 2s;
      proxy_read_timeout 65s;
      proxy_next_upstream error;
      proxy_next_upstream_tries 2;
    }
  }
}
`;
