import { type ClusterPorts, groups } from "../plan/ports.ts";

/**
 * The configuration of Prometheus, as JSON, which is YAML too:
 * everything that has figures, and the alerts of the shop.
 */
export const prometheusSettings = (ports: ClusterPorts, alerts: string): string => {
  const job = (name: string, targets: readonly number[]) => ({
    job_name: name,
    static_configs: [{ targets: targets.map((port) => `127.0.0.1:${port}`) }],
  });
  return JSON.stringify(
    {
      global: { scrape_interval: "10s", evaluation_interval: "10s" },
      rule_files: [alerts],
      scrape_configs: [
        job(
          "commerce",
          ports.commerce.map(({ metrics }) => metrics),
        ),
        job("worker", ports.workers),
        ...groups.map((group) =>
          job(
            group,
            ports.storefronts[group].map((port) => port + ports.metricsAbove),
          ),
        ),
        job(
          "patroni",
          ports.nodes.map(({ patroni }) => patroni),
        ),
        job(
          "etcd",
          ports.etcd.map(({ client }) => client),
        ),
        job("haproxy", [ports.haproxy.page]),
        job("prometheus", [ports.prometheus]),
      ],
    },
    null,
    2,
  );
};
