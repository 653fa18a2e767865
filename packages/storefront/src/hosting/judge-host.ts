import { getStorefront, type Storefront, storefrontByHost } from "@giftshop/storefront-config";
import type { Environment } from "../environment.ts";

/** Who answers at a host. */
export type HostVerdict =
  | { kind: "storefront"; storefront: Storefront }
  /** A host that storefronts of this group share, asked for a path that belongs to none of them. */
  | { kind: "shared" }
  | { kind: "development" }
  /** A host of another brand group: 421. */
  | { kind: "misdirected" }
  | { kind: "unknown" };

/** The settings that decide about hosts. */
export type HostSettings = Pick<Environment, "brandGroup" | "originPattern" | "sharedHosts" | "developmentPage">;

const nameOf = (host: string): string => host.toLowerCase().replace(/:\d+$/, "");

/** Judges a Host header value (port included) and the path it was asked for. */
export const judgeHost = (host: string, path: string, settings: HostSettings): HostVerdict => {
  const { brandGroup, originPattern, sharedHosts, developmentPage } = settings;
  const storefront = storefrontByHost(host, path, { pattern: originPattern, sharedHosts });
  const sharing = sharedHosts[nameOf(host)]?.[0];
  const group = storefront?.group ?? (sharing && getStorefront(sharing).group);
  if (group && group !== brandGroup) return { kind: "misdirected" };
  if (storefront) return { kind: "storefront", storefront };
  if (group) return { kind: "shared" };
  if (developmentPage && brandGroup === "CB" && nameOf(host) === "localhost") return { kind: "development" };
  return { kind: "unknown" };
};
