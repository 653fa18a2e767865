/** Numbers of the parts of which there are several. */
export const counts = { etcd: 3, node: 3, commerce: 3, worker: 2, storefront: 2 } as const;

/** Brand groups: each has processes of its own. */
export const groups = ["cb", "ck", "gcs"] as const;

export type Group = (typeof groups)[number];

/** Where everything listens, all on 127.0.0.1. */
export interface ClusterPorts {
  /** What visitors reach. */
  readonly nginx: number;
  /** HAProxy: commerce, the database that is written, those that are only read, its own page. */
  readonly haproxy: {
    readonly commerce: number;
    readonly primary: number;
    readonly replicas: number;
    readonly page: number;
  };
  readonly pgbouncer: number;
  readonly redis: number;
  readonly sandbox: number;
  readonly smtp: number;
  readonly prometheus: number;
  /** What tells the parts to end and to start. */
  readonly control: number;
  /** A database that was restored, while it is looked at. */
  readonly drill: number;
  readonly etcd: readonly { readonly client: number; readonly peer: number }[];
  readonly nodes: readonly { readonly postgres: number; readonly patroni: number }[];
  readonly commerce: readonly { readonly shop: number; readonly staff: number; readonly metrics: number }[];
  readonly workers: readonly number[];
  readonly storefronts: Readonly<Record<Group, readonly number[]>>;
  /** Metrics of each of these: so many above its own. */
  readonly metricsAbove: number;
}

const from = (first: number, count: number): readonly number[] => Array.from({ length: count }, (_, at) => first + at);

const metricsAbove = 10;

/** The ports of a cluster that begins at `base`; a hundred are its own. */
export const portsFrom = (base: number): ClusterPorts => ({
  nginx: base,
  haproxy: { commerce: base + 1, primary: base + 2, replicas: base + 3, page: base + 8 },
  pgbouncer: base + 4,
  redis: base + 5,
  sandbox: base + 6,
  smtp: base + 7,
  prometheus: base + 9,
  drill: base + 80,
  control: base + 99,
  etcd: from(base + 10, counts.etcd).map((client) => ({ client, peer: client + 3 })),
  nodes: from(base + 20, counts.node).map((postgres) => ({ postgres, patroni: postgres + 10 })),
  commerce: from(base + 40, counts.commerce).map((shop) => ({ shop, staff: shop + 3, metrics: shop + 6 })),
  workers: from(base + 50, counts.worker),
  metricsAbove,
  storefronts: {
    cb: from(base + 60, counts.storefront),
    ck: from(base + 62, counts.storefront),
    gcs: from(base + 64, counts.storefront),
  },
});
