import {
  defaultOriginPattern,
  readSharedHosts,
  type SharedHosts,
  type StorefrontCode,
  storefrontCodes,
} from "@giftshop/storefront-config";
import { readTraces, type Traces } from "@giftshop/tracing/read";
import { type Source, settingsOf } from "./environment-settings.ts";
import { networksOf } from "./http/client-address.ts";
import {
  type ApplePassKeys,
  applePassKeys,
  type GoogleWalletKeys,
  googleWalletKeys,
  keysOfFile,
} from "./wallets/wallet-keys.ts";

/** Every setting of commerce and its worker, read and checked once when a process starts. */
export interface Environment {
  /** Owner of the schema; used by `migrate` and `seed` alone. */
  databaseUrl: string;
  /** What server and worker connect with: the restricted role `giftshop_app`. */
  appDatabaseUrl: string;
  port: number;
  workerPort: number;
  /** Where the server answers `/metrics`; 0: nowhere. */
  metricsPort: number;
  /** Where the server answers the admin, which is not public; 0: nowhere. */
  staffApiPort: number;
  /** The interface that the admin is answered on: never all of them unless it is said. */
  staffApiHost: string;
  /** Where people of the shop see the admin; their passkeys are made for it. */
  adminOrigin: string;
  /** The interface to listen on; all of them, when absent. */
  host: string | undefined;
  mollieApiKey: string;
  /** Address of the payment provider, without `/v2`; absent, the provider's own. */
  mollieApiUrl: string | undefined;
  /** Where cards of brands are made that issue elsewhere; without it none is asked for. */
  issuerUrl: string | undefined;
  /** Who plays the shops of brands; without it they are the brands' own. */
  brandShopsUrl: string | undefined;
  /** Who knows the houses of a postcode; without it addresses are typed. */
  addressUrl: string | undefined;
  /** Who knows which VAT numbers were given out; without it their form is judged alone. */
  vatUrl: string | undefined;
  /** Where public randomness comes from; without it nothing is drawn. */
  beaconUrl: string | undefined;
  /** Hash of a chain of drand; absent where the beacon signs its own rounds. */
  beaconChain: string | undefined;
  webhookUrl: string;
  smtpUrl: string;
  /** Where emails that nobody takes come back to; absent: to the address that they are from. */
  bounceAddress: string | undefined;
  /** 32 bytes each. */
  cardHmacKey: Buffer;
  cardEncryptionKey: Buffer;
  /** Shared with the storefront processes: signs purge calls. */
  signingSecret: string;
  /** Every storefront process that keeps pages and must hear of changes. */
  storefrontUrls: readonly string[];
  publicOriginPattern: string;
  /** Hosts that storefronts share, as the storefront processes are told. */
  sharedHosts: SharedHosts;
  /** Port of each brand group's app, for `{port}` in the pattern. */
  storefrontPorts: Readonly<Record<"CB" | "CK" | "GCS", number>>;
  /** Storefronts whose gift emails hold number and PIN, beside those whose record says so. */
  codesInEmail: ReadonlySet<StorefrontCode>;
  /** What passes for wallets are signed with; without them none is offered. */
  applePass: ApplePassKeys | undefined;
  googleWallet: GoogleWalletKeys | undefined;
  production: boolean;
  /** Accept only the documents of the build; in production unless told otherwise. */
  persistedOnly: boolean;
  /** Addresses and networks whose `x-forwarded-for` is believed: the front door's. */
  trustedProxies: readonly string[];
  /** `COMMERCE_AUTHORIZATION`: what a storefront says as `authorization`; without one anybody is answered. */
  authorization: string | undefined;
  clockOffset: number;
  logLevel: string;
  /** `OTEL_EXPORTER_OTLP_ENDPOINT`, `OTEL_TRACES_SAMPLER_ARG`: where traces go, of which share of presses. */
  traces: Traces | undefined;
  poolSize: number;
  /** `REPLICA_DATABASE_URL`: databases that follow the one that is written; what may be old is read there. */
  replicaUrl: string | undefined;
  /** Most seconds that it may be old. */
  replicaSeconds: number;
  /**
   * Whether connections keep prepared statements; not behind
   * a pool that gives each transaction another connection.
   */
  namedStatements: boolean;
}

const developmentKey = (digit: string): string => digit.repeat(64);

/**
 * Reads the settings. Production has no example values, and what was built is production unless
 * `NODE_ENV` says otherwise.
 *
 * @throws one error that names every missing or malformed setting and what it is for
 */
export const readEnvironment = (source: Source = process.env): Environment => {
  const settings = settingsOf(source);
  // The build writes its own value in place of the second; the first is asked when the process starts.
  const production = (source.NODE_ENV || process.env.NODE_ENV) === "production";
  /** What only this repository's own parts answer to. */
  const example = <Value>(value: Value): Value | undefined => (production ? undefined : value);
  const key = (name: string, purpose: string, digit: string) =>
    settings.key(name, purpose, example(developmentKey(digit)));
  const databaseUrl = settings.url(
    "DATABASE_URL",
    "the database, as its owner",
    example("postgres://giftshop@localhost:54329/giftshop"),
  );
  const environment: Environment = {
    databaseUrl,
    appDatabaseUrl: settings.url("APP_DATABASE_URL", "the database, as the restricted role", asAppRole(databaseUrl)),
    port: settings.whole("COMMERCE_PORT", "where commerce listens", 4000),
    workerPort: settings.whole("WORKER_PORT", "where the worker answers health checks", 4001),
    metricsPort: settings.whole("METRICS_PORT", "where commerce answers with its metrics", 0),
    staffApiPort: settings.whole("STAFF_API_PORT", "where commerce answers the admin", 0),
    staffApiHost: settings.text("STAFF_API_HOST", "the interface that the admin is answered on", "127.0.0.1"),
    adminOrigin: settings.url("ADMIN_ORIGIN", "where the admin is seen", "http://localhost:4300"),
    // What is developed is nobody else's to reach.
    host: example("127.0.0.1"),
    mollieApiKey: settings.text(
      "MOLLIE_API_KEY",
      "the payment provider",
      example("test_sandbox000000000000000000000000"),
    ),
    issuerUrl: settings.optional("ISSUER_URL") ?? example("http://localhost:4100"),
    brandShopsUrl: settings.optional("BRAND_SHOPS_URL"),
    addressUrl: settings.optional("ADDRESS_URL") ?? example("http://localhost:4100"),
    vatUrl: settings.optional("VAT_URL") ?? example("http://localhost:4100"),
    beaconUrl: settings.optional("BEACON_URL") ?? example("http://localhost:4100"),
    beaconChain: settings.optional("BEACON_CHAIN"),
    mollieApiUrl: settings.optional("MOLLIE_API_URL") ?? example("http://localhost:4100"),
    webhookUrl: settings.url(
      "WEBHOOK_URL",
      "where the provider reports payments",
      example("http://localhost:4000/webhooks/mollie"),
    ),
    smtpUrl: settings.url("SMTP_URL", "the mail server", example("smtp://localhost:4125")),
    bounceAddress: settings.optional("BOUNCE_ADDRESS"),
    cardHmacKey: key("CARD_HMAC_KEY", "looking up gift cards", "1"),
    cardEncryptionKey: key("CARD_ENCRYPTION_KEY", "keeping gift card codes", "2"),
    signingSecret: settings.text(
      "SIGNING_SECRET",
      "signing purge calls to the storefronts",
      example("development-signing-secret"),
    ),
    storefrontUrls: settings.list(
      "STOREFRONT_URLS",
      "telling the storefront processes what changed",
      example(["http://localhost:3000", "http://localhost:3001", "http://localhost:3002"]),
    ),
    publicOriginPattern: settings.text(
      "PUBLIC_ORIGIN_PATTERN",
      "spelling public origins, as https://{host}",
      example(defaultOriginPattern),
    ),
    sharedHosts: settings.read("SHARED_HOSTS", readSharedHosts, {}),
    storefrontPorts: {
      CB: settings.whole("CB_PORT", "where the CB storefronts listen", 3000),
      CK: settings.whole("CK_PORT", "where the CK storefronts listen", 3001),
      GCS: settings.whole("GCS_PORT", "where the GCS storefronts listen", 3002),
    },
    codesInEmail: settings.read("CODES_IN_EMAIL", readCodes, new Set()),
    applePass: settings.read(
      "APPLE_PASS_PEM",
      keysOfFile("APPLE_PASS_PEM", "signing passes for Apple's wallet", applePassKeys),
      undefined,
    ),
    googleWallet: settings.read(
      "GOOGLE_WALLET_KEY",
      keysOfFile("GOOGLE_WALLET_KEY", "signing links to Google's wallet", (text) =>
        googleWalletKeys(text, settings.optional("GOOGLE_WALLET_ISSUER") ?? ""),
      ),
      undefined,
    ),
    production,
    persistedOnly: settings.flag("PERSISTED_ONLY", "accepting only the documents of the build", production),
    authorization: settings.optional("COMMERCE_AUTHORIZATION"),
    trustedProxies: judgedNetworks(
      settings.list("TRUSTED_PROXIES", "believing X-Forwarded-For", ["127.0.0.1", "::1", "::ffff:127.0.0.1"]),
    ),
    clockOffset: production
      ? 0
      : settings.whole("CLOCK_OFFSET_MS", "moving the clock in development", 0, Number.MIN_SAFE_INTEGER),
    logLevel: settings.optional("LOG_LEVEL") ?? "info",
    replicaUrl: settings.optional("REPLICA_DATABASE_URL"),
    replicaSeconds: settings.whole("REPLICA_SECONDS", "how old what a replica says may be", 5, 1),
    traces: settings.read("OTEL_EXPORTER_OTLP_ENDPOINT", () => readTraces(source), undefined),
    poolSize: settings.whole("DATABASE_POOL_SIZE", "database connections of one process", 10),
    namedStatements: settings.flag("DATABASE_NAMED_STATEMENTS", "keeping prepared statements on a connection", true),
  };
  settings.check();
  return environment;
};

/** Codes of storefronts, comma separated, or `all` of them. @throws for a name that is none */
const readCodes = (text = ""): ReadonlySet<StorefrontCode> => {
  if (text === "all") return new Set(storefrontCodes);
  const named = text.split(",").flatMap((name) => name.trim() || []);
  const known = named.flatMap((name) => storefrontCodes.find((code) => code === name) ?? []);
  if (known.length < named.length)
    throw new Error("CODES_IN_EMAIL names a storefront that there is not: it is for gift emails with codes.");
  return new Set(known);
};

/** Addresses, and networks such as `10.0.0.0/8`. @throws for what is neither */
const judgedNetworks = (list: readonly string[]): readonly string[] => {
  try {
    networksOf(list);
  } catch {
    throw new Error(`TRUSTED_PROXIES holds something that is no address and no network: ${list.join(", ")}.`);
  }
  return list;
};

/** "" of an address that is none, which is complained of by itself. */
const asAppRole = (url: string): string => {
  if (!URL.canParse(url)) return "";
  const parsed = new URL(url);
  parsed.username = "giftshop_app";
  parsed.password = "";
  return parsed.href;
};
