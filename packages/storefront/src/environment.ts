import { type BrandGroup, brandGroups, readSharedHosts, type SharedHosts } from "@giftshop/storefront-config";
import { readTraces, type Traces } from "@giftshop/tracing/read";
import { readTagManagers, type TagManagers } from "./tag-managers.ts";

/** Settings of one storefront process. Read once when it starts; never known to the build. */
export interface Environment {
  /** `BRAND_GROUP`: whose storefronts this process serves. */
  brandGroup: BrandGroup;
  /** `PORT` it listens on. */
  port: number;
  /**
   * Where each brand group's app answers: `PORT` its own, `CB_PORT`, `CK_PORT`
   * and `GCS_PORT` the others, beside its own where they are not set.
   */
  ports: Readonly<Record<BrandGroup, number>>;
  /** `COMMERCE_URL`, without trailing slash. */
  commerceUrl: string;
  /** `COMMERCE_AUTHORIZATION`: said to commerce as `authorization`, where commerce asks for it. */
  commerceAuthorization: string | undefined;
  /** `PUBLIC_ORIGIN_PATTERN`: how public origins are spelled, with `{host}` and `{port}`. */
  originPattern: string;
  /**
   * `SHARED_HOSTS`: hosts that several storefronts share by base
   * path, as `shop.example=CBAU+CBCA,other.example=CBDK+CBNO`.
   */
  sharedHosts: SharedHosts;
  /** `TRUST_PROXY=1`: a reverse proxy of ours stands in front; its `X-Forwarded-*` headers are believed. */
  trustProxy: boolean;
  /**
   * `DEVELOPMENT_PAGE`: whether `localhost` shows the list of storefronts; off in production unless asked
   * for.
   */
  developmentPage: boolean;
  /** `ADMIN_ORIGIN`, `SANDBOX_URL` and `STORYBOOK_URL`: the tools that this page leads to. */
  tools: { admin: string; sandbox: string; storybook: string };
  /** `SIGNING_SECRET` that commerce signs its purge calls with; without one every purge is refused. */
  signingSecret: string | undefined;
  /** `PAGE_CACHE_MEGABYTES` that the front door keeps of finished pages. */
  pageCacheMegabytes: number;
  /**
   * `PAGE_CACHE_URL`: Redis or Valkey in which the processes of a brand group share finished pages; without
   * one each has its own.
   */
  pageCacheUrl: string | undefined;
  /**
   * `MAP_STYLE_URL`: style of maps that others serve (MapLibre style specification); without one the embedded
   * map is drawn.
   */
  mapStyleUrl: string | undefined;
  /** `BRAND_SHOPS_URL`: who plays the shops of brands, where that is not the brands themselves. */
  brandShopsUrl: string | undefined;
  /**
   * `TAG_MANAGERS`: the tag manager of each storefront that has one, as `CBFR=GTM-ABC123`; the others count
   * for themselves.
   */
  tagManagers: TagManagers;
  /**
   * `CHECKOUT_PLACES`: people in the checkout at a time, of all storefronts together, while others wait for
   * their turn; without it there is room for everybody.
   */
  checkoutPlaces: number | undefined;
  /** `PAGES_PER_MINUTE` that one network gets of a brand group; without it, as many as it asks for. */
  pagesPerMinute: number | undefined;
  /** `OTEL_EXPORTER_OTLP_ENDPOINT`, `OTEL_TRACES_SAMPLER_ARG`: where traces go, of which share of presses. */
  traces: Traces | undefined;
  /** `METRICS_PORT`: where the process answers with its metrics; without one it does not. */
  metricsPort: number | undefined;
  /** `DRAIN_SECONDS` that running requests get when the process is asked to stop. */
  drainSeconds: number;
}

type Variables = Readonly<Record<string, string | undefined>>;

const refuse = (name: string, purpose: string): never => {
  throw new Error(`${name} ${purpose}`);
};

const readNumber = (variables: Variables, name: string, fallback: number): number => {
  const value = Number(variables[name] || fallback);
  return Number.isFinite(value) && value > 0
    ? value
    : refuse(name, `must be a positive number, not "${variables[name]}".`);
};

const readOptional = (variables: Variables, name: string): number | undefined =>
  variables[name] ? readNumber(variables, name, 1) : undefined;

const readFlag = (value: string | undefined, fallback: boolean): boolean =>
  value ? value === "1" || value === "true" : fallback;

const readGroup = (value: string | undefined): BrandGroup =>
  brandGroups.find((group) => group === value) ??
  refuse("BRAND_GROUP", `says whose storefronts this process serves; it must be one of ${brandGroups.join(", ")}.`);

const readUrl = (variables: Variables, name: string, fallback: string): string => {
  const value = variables[name] || fallback;
  return URL.canParse(value) ? value.replace(/\/+$/, "") : refuse(name, `must be an address, not "${value}".`);
};

const readPorts = (variables: Variables): Environment["ports"] => {
  const own = readGroup(variables.BRAND_GROUP);
  const port = readNumber(variables, "PORT", 3000);
  const portOf = (group: BrandGroup): number =>
    group === own
      ? port
      : readNumber(variables, `${group}_PORT`, port + brandGroups.indexOf(group) - brandGroups.indexOf(own));
  return { CB: portOf("CB"), CK: portOf("CK"), GCS: portOf("GCS") };
};

/**
 * Reads and validates the settings.
 *
 * @throws a sentence that names the setting and what it is for
 */
export const readEnvironment = (variables: Variables): Environment => ({
  brandGroup: readGroup(variables.BRAND_GROUP),
  port: readNumber(variables, "PORT", 3000),
  ports: readPorts(variables),
  commerceUrl: readUrl(variables, "COMMERCE_URL", "http://localhost:4000"),
  commerceAuthorization: variables.COMMERCE_AUTHORIZATION || undefined,
  originPattern: variables.PUBLIC_ORIGIN_PATTERN || "http://{host}.localhost:{port}",
  sharedHosts: readSharedHosts(variables.SHARED_HOSTS),
  trustProxy: readFlag(variables.TRUST_PROXY, false),
  developmentPage: readFlag(variables.DEVELOPMENT_PAGE, variables.NODE_ENV !== "production"),
  tools: {
    admin: readUrl(variables, "ADMIN_ORIGIN", "http://localhost:4300"),
    sandbox: readUrl(variables, "SANDBOX_URL", "http://localhost:4100"),
    storybook: readUrl(variables, "STORYBOOK_URL", "http://localhost:6006"),
  },
  signingSecret: variables.SIGNING_SECRET || undefined,
  pageCacheMegabytes: readNumber(variables, "PAGE_CACHE_MEGABYTES", 96),
  pageCacheUrl: variables.PAGE_CACHE_URL ? readUrl(variables, "PAGE_CACHE_URL", "") : undefined,
  brandShopsUrl: variables.BRAND_SHOPS_URL ? readUrl(variables, "BRAND_SHOPS_URL", "") : undefined,
  mapStyleUrl: variables.MAP_STYLE_URL ? readUrl(variables, "MAP_STYLE_URL", "") : undefined,
  tagManagers: readTagManagers(variables.TAG_MANAGERS),
  checkoutPlaces: readOptional(variables, "CHECKOUT_PLACES"),
  pagesPerMinute: readOptional(variables, "PAGES_PER_MINUTE"),
  traces: readTraces(variables),
  metricsPort: readOptional(variables, "METRICS_PORT"),
  drainSeconds: readNumber(variables, "DRAIN_SECONDS", 10),
});

let known: Environment | undefined;

/** The settings of this process, read on first need: a page module must not read them while it is built. */
export const environment = (): Environment => {
  // Handed over whole, so that no bundler writes a variable's value of build time into the code.
  known ??= readEnvironment(process.env);
  return known;
};
