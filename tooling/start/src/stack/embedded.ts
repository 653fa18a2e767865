import type { Variables } from "./environment.ts";

/** Settings that lead out of this machine, or past the shop's own processes, or make it another. */
const outsideSettings = [
  "NODE_ENV",
  "DATABASE_URL",
  "APP_DATABASE_URL",
  "SMTP_URL",
  "MOLLIE_API_KEY",
  "MOLLIE_API_URL",
  "WEBHOOK_URL",
  "ISSUER_URL",
  "BRAND_SHOPS_URL",
  "ADDRESS_URL",
  "VAT_URL",
  "BEACON_URL",
  "BEACON_CHAIN",
  "COMMERCE_AUTHORIZATION",
  "COMMERCE_URL",
  "STAFF_API_URL",
  "STAFF_API_HOST",
  "ADMIN_ORIGIN",
  "STOREFRONT_URLS",
  "SANDBOX_DATA",
  "SANDBOX_URL",
  "STORYBOOK_URL",
  "PUBLIC_ORIGIN_PATTERN",
  "SHARED_HOSTS",
  "TRUST_PROXY",
  "TRUSTED_PROXIES",
  "MAP_STYLE_URL",
  "TAG_MANAGERS",
  "DEVELOPMENT_PAGE",
  "CLOCK_OFFSET_MS",
] as const;

/**
 * For a shop that is tested or measured: embedded parts alone, whatever the environment says, as a shell may
 * be set up for a real database and its customers.
 */
export const embedded: Variables = Object.fromEntries(outsideSettings.map((name) => [name, ""]));
