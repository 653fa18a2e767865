import type { Buildable } from "./build.ts";
import type { PortName, Ports } from "./ports.ts";

/**
 * The processes of the shop, in the order in which they are told to end: who asks ends before who answers.
 */
export const partNames = ["cb", "ck", "gcs", "admin", "worker", "commerce", "sandbox"] as const;

export type PartName = (typeof partNames)[number];

/** How one process is started. */
export interface Part {
  readonly name: PartName;
  /** Script, from the root of the repository. */
  readonly script: string;
  /** What the script is told to do. */
  readonly words?: readonly string[];
  /** Ports it listens on; the first one answers `/readyz`. */
  readonly ports: readonly PortName[];
  /** What has to be built before. */
  readonly needs?: Buildable;
  /** Settings of its own. */
  readonly variables: (ports: Ports) => Readonly<Record<string, string>>;
  /** Settings that the environment may say otherwise. */
  readonly defaults?: (dataDirectory: string) => Readonly<Record<string, string>>;
  /** Options of Node; those of the environment come behind them and win. */
  readonly nodeOptions?: string;
}

/** The build of all of commerce; its first word says which part runs. */
export const commerce = "apps/commerce/dist/commerce.js";

const app = (name: "cb" | "ck" | "gcs"): Part => ({
  name,
  script: `apps/${name}/src/main.ts`,
  ports: [name],
  needs: "@giftshop/storefront",
  // The port for metrics is that of commerce: four processes cannot share one.
  variables: (ports) => ({ PORT: String(ports[name]), BRAND_GROUP: name.toUpperCase(), METRICS_PORT: "" }),
  defaults: () => ({ DEVELOPMENT_PAGE: "1" }),
});

export const parts: Readonly<Record<PartName, Part>> = {
  cb: app("cb"),
  ck: app("ck"),
  gcs: app("gcs"),
  worker: {
    name: "worker",
    script: commerce,
    words: ["worker"],
    ports: ["worker"],
    needs: "@giftshop/commerce",
    variables: () => ({}),
  },
  commerce: {
    name: "commerce",
    script: commerce,
    words: ["server"],
    ports: ["commerce", "staffApi"],
    needs: "@giftshop/commerce",
    // Some 30 MiB live, but left alone V8 keeps 130 MiB of young objects before it looks for garbage; costs
    // no CPU that shows.
    nodeOptions: "--max-semi-space-size=8 --max-old-space-size=160",
    variables: () => ({}),
  },
  admin: {
    name: "admin",
    script: "apps/admin/server/main.ts",
    ports: ["admin"],
    needs: "@giftshop/admin",
    variables: () => ({}),
  },
  sandbox: {
    name: "sandbox",
    script: "apps/sandbox/src/main.ts",
    ports: ["sandbox", "smtp"],
    variables: () => ({}),
    defaults: (dataDirectory) => ({ SANDBOX_DATA: `${dataDirectory}/sandbox` }),
  },
};
