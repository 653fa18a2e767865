import { getStorefront, isStorefrontCode } from "../storefronts/index.ts";
import type { Storefront, StorefrontCode } from "../types.ts";

/** Whole host names (no port) that one or several storefronts share, told apart by base path. */
export type SharedHosts = Readonly<Record<string, readonly StorefrontCode[]>>;

const readHost = (entry: string): [string, StorefrontCode[]] => {
  const [host = "", codes = ""] = entry.trim().split("=");
  const known = codes.split("+").filter(isStorefrontCode);
  if (!/^[a-z0-9.-]+$/i.test(host) || known.length !== codes.split("+").length) {
    throw new Error(`SHARED_HOSTS does not understand "${entry}".`);
  }
  const paths = new Set(known.map((code) => getStorefront(code).basePath));
  if (paths.size !== known.length) throw new Error(`SHARED_HOSTS has one base path twice in "${entry}".`);
  return [host.toLowerCase(), known];
};

/**
 * Reads the setting `SHARED_HOSTS`: `shop.example=CBAU+CBCA,other.example=CBDK+CBNO`.
 *
 * @throws a sentence, where it names what is no storefront,
 * one storefront twice, or two that no path tells apart
 */
export const readSharedHosts = (text = ""): SharedHosts => {
  const hosts = text.split(",").filter(Boolean).map(readHost);
  const codes = hosts.flatMap(([, shared]) => shared);
  const twice = codes.find((code, index) => codes.indexOf(code) !== index);
  if (twice) throw new Error(`SHARED_HOSTS names ${twice} twice.`);
  return Object.fromEntries(hosts);
};

/** The storefronts at a host, by its name in lower case without port; `undefined` where it is not shared. */
export const sharingAt = (hosts: SharedHosts, name: string): readonly StorefrontCode[] | undefined =>
  // A host may be called "constructor".
  Object.hasOwn(hosts, name) ? hosts[name] : undefined;

/** The host that a storefront shares, or `undefined` where it has one of its own. */
export const sharedHostOf = ({ code }: Pick<Storefront, "code">, hosts: SharedHosts): string | undefined =>
  Object.keys(hosts).find((host) => hosts[host]?.includes(code));
