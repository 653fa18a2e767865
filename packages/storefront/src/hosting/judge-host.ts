import { getStorefront, type Storefront, sharedHostOf, sharingAt, storefrontByHost } from "@giftshop/storefront-config";
import type { Environment } from "../environment.ts";
import { robotsPath } from "./site-file.ts";

/** Who answers at a host. */
export type HostVerdict =
  | { kind: "storefront"; storefront: Storefront }
  /** A host that storefronts of this group share, asked for a path that belongs to none of them. */
  | { kind: "shared" }
  /**
   * The host of its own of a storefront that shares one: a
   * visitor's cookies, and with them the basket, are there alone.
   */
  | { kind: "moved"; storefront: Storefront }
  | { kind: "development" }
  /** A host of another brand group: 421. */
  | { kind: "misdirected" }
  | { kind: "unknown" };

/** The settings that decide about hosts. */
export type HostSettings = Pick<
  Environment,
  "brandGroup" | "port" | "originPattern" | "sharedHosts" | "developmentPage"
>;

const nameOf = (host: string): string => host.toLowerCase().replace(/:\d+$/, "");

/** What belongs to a host and not to one of its storefronts; the first of them answers. */
const ofHost: ReadonlySet<string> = new Set(["/", robotsPath]);

/** Judges a Host header value (port included) and the path it was asked for. */
export const judgeHost = (host: string, path: string, settings: HostSettings): HostVerdict => {
  const { brandGroup, originPattern, sharedHosts, developmentPage } = settings;
  const sharing = sharingAt(sharedHosts, nameOf(host))?.[0];
  const first = sharing && getStorefront(sharing);
  const storefront =
    storefrontByHost(host, path, { pattern: originPattern, sharedHosts }) ?? (ofHost.has(path) ? first : undefined);
  const group = (storefront ?? first)?.group;
  if (group && group !== brandGroup) return { kind: "misdirected" };
  if (storefront) return { kind: !first && sharedHostOf(storefront, sharedHosts) ? "moved" : "storefront", storefront };
  if (group) return { kind: "shared" };
  if (developmentPage && brandGroup === "CB" && nameOf(host) === "localhost") return { kind: "development" };
  return { kind: "unknown" };
};
