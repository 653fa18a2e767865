import type { Dashboard } from "./dashboard.ts";

const failed = (metric: string, by: string): string =>
  `sum by (${by}) (rate(${metric}{status=~"5.."}[5m])) / sum by (${by}) (rate(${metric}[5m]))`;
const slowest = (share: number, metric: string, by: string): string =>
  `histogram_quantile(${share}, sum by (le, ${by}) (rate(${metric}_bucket[5m])))`;

/** The six dashboards of the shop: what is sold, what is asked, what it costs, and what stands behind it. */
export const dashboards: readonly Dashboard[] = [
  {
    name: "business",
    title: "what is sold",
    description: "Whether people buy and get what they bought. The first to look at when somebody calls.",
    panels: [
      {
        title: "Orders paid in the last hour",
        unit: "short",
        lines: { "{{storefront}}": "max by (storefront) (shop_orders_paid)" },
      },
      {
        title: "Sales of the last hour, minor units",
        unit: "short",
        lines: { "{{currency}}": "sum by (currency) (max by (storefront, currency) (shop_orders_paid_minor_units))" },
      },
      {
        title: "Gifts that are paid and not sent",
        unit: "short",
        lines: { "{{state}}": "max by (state) (shop_gifts_unsent)" },
      },
      {
        title: "The oldest of them",
        unit: "s",
        lines: { "{{state}}": "max by (state) (shop_gifts_unsent_oldest_seconds)" },
      },
      { title: "What waits for a person", unit: "short", lines: { "{{what}}": "max by (what) (shop_findings) > 0" } },
      { title: "Cards that are blocked", unit: "short", lines: { cards: "max(gift_cards_blocked)" } },
      {
        title: "Invoices overdue, minor units",
        unit: "short",
        lines: { "{{currency}}": "max by (currency) (shop_invoices_overdue_minor_units)" },
      },
      {
        title: "Checkout: let in, and told to wait",
        unit: "reqps",
        lines: { "{{outcome}}": "sum by (outcome) (rate(storefront_checkout_entries_total[5m]))" },
      },
    ],
  },
  {
    name: "commerce",
    title: "calls to commerce",
    description: "Rate, errors and duration of what storefronts, companies and the payment provider ask.",
    panels: [
      {
        title: "Calls a second",
        unit: "reqps",
        lines: { "{{route}}": "sum by (route) (rate(http_answers_total[5m]))" },
      },
      {
        title: "Share that failed",
        unit: "percentunit",
        lines: { "{{route}}": failed("http_answers_total", "route") },
      },
      {
        title: "Half are answered within",
        unit: "s",
        lines: { "{{route}}": slowest(0.5, "http_request_duration_seconds", "route") },
      },
      {
        title: "99 of 100 are answered within",
        unit: "s",
        lines: { "{{route}}": slowest(0.99, "http_request_duration_seconds", "route") },
      },
      {
        title: "Turned away for now (503)",
        unit: "reqps",
        lines: { "{{route}}": 'sum by (route) (rate(http_answers_total{status="503"}[5m]))' },
      },
      {
        title: "Calls to webhooks of companies that wait",
        unit: "short",
        lines: { calls: "max(shop_webhook_calls_waiting)" },
      },
    ],
  },
  {
    name: "pages",
    title: "pages of the storefronts",
    description: "Rate, errors and duration at the front doors, and what their memory of pages does.",
    panels: [
      {
        title: "Answers a second",
        unit: "reqps",
        lines: { "{{job}} {{kind}}": "sum by (job, kind) (rate(storefront_answers_total[5m]))" },
      },
      {
        title: "Share that failed",
        unit: "percentunit",
        lines: { "{{kind}}": failed("storefront_answers_total", "kind") },
      },
      {
        title: "99 of 100 are answered within",
        unit: "s",
        lines: { "{{kind}}": slowest(0.99, "storefront_answer_seconds", "kind") },
      },
      {
        title: "Pages by where they came from",
        unit: "reqps",
        lines: { "{{state}}": "sum by (state) (rate(storefront_page_lookups_total[5m]))" },
      },
      { title: "Memory of finished pages", unit: "bytes", lines: { "{{instance}}": "storefront_pages_kept_bytes" } },
      {
        title: "Refused to networks that asked for too many",
        unit: "reqps",
        lines: { pages: "sum(rate(storefront_pages_limited_total[5m]))" },
      },
    ],
  },
  {
    name: "processes",
    title: "processes",
    description: "Use, saturation and errors of each process: processor, memory, event loop, connections.",
    panels: [
      {
        title: "Processor, in cores",
        unit: "cores",
        lines: { "{{job}} {{instance}}": "rate(process_cpu_seconds_total[5m])" },
      },
      { title: "Memory", unit: "bytes", lines: { "{{job}} {{instance}}": "process_resident_memory_bytes" } },
      {
        title: "Event loop stands still (99th percentile)",
        unit: "s",
        lines: { "{{job}} {{instance}}": "nodejs_eventloop_lag_p99_seconds" },
      },
      { title: "Open files", unit: "short", lines: { "{{job}} {{instance}}": "process_open_fds" } },
      {
        title: "Connections to the database",
        unit: "short",
        lines: { "{{instance}} open": "database_connections_open", "{{instance}} idle": "database_connections_idle" },
      },
      {
        title: "Requests that wait for one",
        unit: "short",
        lines: { "{{instance}}": "database_connections_waited_for" },
      },
      { title: "Starts", unit: "short", lines: { "{{job}} {{instance}}": "changes(process_start_time_seconds[1h])" } },
      { title: "Processes that answer", unit: "short", lines: { "{{job}}": "sum by (job) (up)" } },
    ],
  },
  {
    name: "jobs",
    title: "jobs and e-mail",
    description: "What is done behind the answers: whether it keeps up, and what nobody tries any more.",
    panels: [
      {
        title: "Jobs that wait",
        unit: "short",
        lines: { "{{queue}}": 'sum by (queue) (max by (queue, state) (shop_jobs{state=~"created|retry"}))' },
      },
      {
        title: "Jobs that are done now",
        unit: "short",
        lines: { "{{queue}}": 'max by (queue) (shop_jobs{state="active"})' },
      },
      {
        title: "Jobs that are tried again",
        unit: "short",
        lines: { "{{queue}}": 'max by (queue) (shop_jobs{state="retry"})' },
      },
      {
        title: "Jobs that failed for good",
        unit: "short",
        lines: { "{{queue}}": 'max by (queue) (shop_jobs{state="failed"})' },
      },
      {
        title: "Workers: processor, in cores",
        unit: "cores",
        lines: { "{{instance}}": 'rate(process_cpu_seconds_total{job="worker"}[5m])' },
      },
      {
        title: "Workers: memory",
        unit: "bytes",
        lines: { "{{instance}}": 'process_resident_memory_bytes{job="worker"}' },
      },
    ],
  },
  {
    name: "database",
    title: "database",
    description: "Where Patroni keeps it: who is written, who follows, and how far behind.",
    panels: [
      { title: "Who is written", unit: "short", lines: { "{{instance}}": "patroni_primary" } },
      { title: "Who has every commit", unit: "short", lines: { "{{instance}}": "patroni_sync_standby" } },
      {
        title: "Journal written, bytes a second",
        unit: "bytes",
        lines: { "{{instance}}": "rate(patroni_xlog_location[5m])" },
      },
      {
        title: "Journal not yet replayed",
        unit: "bytes",
        lines: { "{{instance}}": "patroni_xlog_received_location - patroni_xlog_replayed_location" },
      },
      { title: "Failovers (timeline)", unit: "short", lines: { "{{instance}}": "patroni_postgres_timeline" } },
      { title: "Members of etcd that have a leader", unit: "short", lines: { members: "sum(etcd_server_has_leader)" } },
      {
        title: "Sessions at HAProxy",
        unit: "short",
        lines: { "{{proxy}}": "sum by (proxy) (haproxy_frontend_current_sessions)" },
      },
      {
        title: "Etcd: 99 of 100 writes reach the disk within",
        unit: "s",
        lines: { "{{instance}}": slowest(0.99, "etcd_disk_wal_fsync_duration_seconds", "instance") },
      },
    ],
  },
];
