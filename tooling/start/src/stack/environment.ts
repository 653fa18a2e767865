import type { Ports } from "./ports.ts";
import type { Secrets } from "./secrets.ts";

/** What the processes of the shop are told. */
export type Variables = Readonly<Record<string, string>>;

/** Which parts of the outside world are real: nothing is started in their place. */
export interface Outside {
  readonly database: boolean;
  readonly mail: boolean;
  readonly payments: boolean;
}

/** A part is real when its address (or, for payments, its key) is set. */
export const outsideOf = (environment: NodeJS.ProcessEnv): Outside => ({
  database: Boolean(environment.DATABASE_URL),
  mail: Boolean(environment.SMTP_URL),
  payments: Boolean(environment.MOLLIE_API_KEY),
});

interface Given {
  readonly ports: Ports;
  readonly secrets: Secrets;
  /** Address of the embedded database, where it is used. */
  readonly database: string;
  readonly environment: NodeJS.ProcessEnv;
}

/**
 * The settings all processes share: addresses of each
 * other, keys, and whatever the environment says otherwise.
 */
export const sharedVariables = ({ ports, secrets, database, environment }: Given): Variables => {
  const local = (port: number, path = "") => `http://localhost:${port}${path}`;
  const payments: Variables = outsideOf(environment).payments
    ? { MOLLIE_API_KEY: environment.MOLLIE_API_KEY ?? "", MOLLIE_API_URL: "https://api.mollie.com" }
    : { MOLLIE_API_KEY: "test_sandbox", MOLLIE_API_URL: local(ports.sandbox) };
  const own: Variables = {
    NODE_ENV: "development",
    DATABASE_URL: database,
    COMMERCE_URL: local(ports.commerce),
    STAFF_API_URL: local(ports.staffApi),
    ADMIN_ORIGIN: local(ports.admin),
    WEBHOOK_URL: local(ports.commerce, "/webhooks/mollie"),
    ISSUER_URL: local(ports.sandbox),
    BRAND_SHOPS_URL: `http://brands.localhost:${ports.sandbox}/brand-shop`,
    ADDRESS_URL: local(ports.sandbox),
    VAT_URL: local(ports.sandbox),
    BEACON_URL: local(ports.sandbox),
    SMTP_URL: `smtp://localhost:${ports.smtp}`,
    STOREFRONT_URLS: [ports.cb, ports.ck, ports.gcs].map((port) => local(port)).join(","),
    PUBLIC_ORIGIN_PATTERN: "http://{host}.localhost:{port}",
    COMMERCE_PORT: String(ports.commerce),
    WORKER_PORT: String(ports.worker),
    STAFF_API_PORT: String(ports.staffApi),
    ADMIN_PORT: String(ports.admin),
    SANDBOX_PORT: String(ports.sandbox),
    SANDBOX_SMTP_PORT: String(ports.smtp),
    CB_PORT: String(ports.cb),
    CK_PORT: String(ports.ck),
    GCS_PORT: String(ports.gcs),
    SANDBOX_URL: local(ports.sandbox),
    STORYBOOK_URL: local(ports.storybook),
    ...payments,
  };
  const overruled = Object.keys(own).filter((name) => Boolean(environment[name]) && !name.endsWith("_PORT"));
  const given = Object.fromEntries(overruled.map((name) => [name, environment[name] ?? ""]));
  return { ...own, ...secrets, ...given };
};
