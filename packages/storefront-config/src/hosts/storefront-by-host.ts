import { getStorefront, storefronts } from "../storefronts/index.ts";
import type { Storefront, StorefrontCode } from "../types.ts";
import { type SharedHosts, sharedHostOf, sharingAt } from "./shared-hosts.ts";

/** How public origins are spelled. `{host}` is the storefront's host label, `{port}` the port of its app. */
export const defaultOriginPattern = "http://{host}.localhost:{port}";

export interface HostOptions {
  /** Origin pattern, {@link defaultOriginPattern} when absent. */
  pattern?: string;
  /** Hosts that storefronts share instead of having their own; none when absent. */
  sharedHosts?: SharedHosts;
}

const byLabel = new Map(storefronts.map((storefront) => [storefront.host, storefront]));
const matchers = new Map<string, RegExp>();

const matcherOf = (pattern: string): RegExp => {
  const known = matchers.get(pattern);
  if (known) return known;
  const host = pattern.replace(/^[a-z]+:\/\//, "").replace(/\/.*$/, "");
  const source = host
    .replace(/:\{port\}$/, "")
    .replace(/[.*+?^$()|[\]\\]/g, "\\$&")
    .replace("{host}", "([a-z0-9-]+)");
  const made = new RegExp(`^${source}(?::\\d{1,5})?$`);
  matchers.set(pattern, made);
  return made;
};

const covers = (storefront: Storefront, path: string): boolean =>
  path === storefront.basePath || path.startsWith(`${storefront.basePath}/`);

/** The most specific base path wins, so that a storefront without one takes what is left of a shared host. */
const byBasePath = (codes: readonly StorefrontCode[], path: string): Storefront | undefined =>
  codes
    .map(getStorefront)
    .filter((storefront) => covers(storefront, path))
    .sort((one, other) => other.basePath.length - one.basePath.length)[0];

/**
 * The storefront that answers at a Host header value and a path, or `undefined` where none does.
 * Whether the process serves its brand group is the caller's question: another group's host gets 421.
 */
export const storefrontByHost = (host: string, path: string, options: HostOptions = {}): Storefront | undefined => {
  const name = host.toLowerCase();
  const shared = options.sharedHosts && sharingAt(options.sharedHosts, name.replace(/:\d+$/, ""));
  if (shared) return byBasePath(shared, path);
  const label = matcherOf(options.pattern ?? defaultOriginPattern).exec(name)?.[1];
  return label === undefined ? undefined : byLabel.get(label);
};

/**
 * Public origin without trailing slash and base path (`http://cbfr.localhost:3000`). Pages, answers, payment
 * provider and e-mails all name it, as a visitor's cookies are there.
 *
 * @param port of its app, for `{port}` in the pattern
 */
export const publicOrigin = (
  storefront: Storefront,
  port: number,
  { pattern = defaultOriginPattern, sharedHosts = {} }: HostOptions = {},
): string => {
  const shared = sharedHostOf(storefront, sharedHosts);
  const origin = shared ? pattern.replace(/(?<=:\/\/)[^:/]+/, shared) : pattern.replace("{host}", storefront.host);
  return origin.replace("{port}", `${port}`);
};
