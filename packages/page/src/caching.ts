import type { RouteName, RouteParameters, StorefrontCode } from "@giftshop/storefront-config";

/**
 * Names of what can change, written nowhere else. Which change sends which stands in
 * packages/storefront/docs/cache-tags.md.
 */
export const cacheTag = {
  /** Everything of a storefront (texts, menus, claims), which every page that is kept has. */
  storefront: (code: StorefrontCode) => `storefront:${code}`,
  /** Which products a storefront sells, and what their tiles show: title, picture, lowest price, stock. */
  catalogue: (code: StorefrontCode) => `catalogue:${code}`,
  /** What is written in a storefront: pages, posts, questions. */
  content: (code: StorefrontCode) => `content:${code}`,
  /** The draws of a storefront, and who won. */
  doubler: (code: StorefrontCode) => `doubler:${code}`,
  /** One product's page, by its path segment. */
  product: (code: StorefrontCode, path: string) => `product:${code}:${path}`,
} as const;

/** How a page is kept, and what it depends on. */
export interface PageCaching<R extends RouteName = RouteName> {
  /** Seconds until the page is made again without being told; 0 makes it anew each time. */
  lifetime: number;
  /** Whether the front door keeps it, which it must not where an address holds something of a visitor. */
  kept: boolean;
  /** Changes that make it again. */
  tags(code: StorefrontCode, parameters: RouteParameters[R]): string[];
}

/** Kept for so many seconds, and made again when its storefront changes or what else it shows. */
export const cachedWith = (lifetime: number, ...shown: ("content" | "catalogue" | "doubler")[]): PageCaching => ({
  lifetime,
  kept: true,
  tags: (code) => [cacheTag.storefront(code), ...shown.map((name) => cacheTag[name](code))],
});

/** Made anew each time, and kept nowhere. */
export const unkept: PageCaching = { lifetime: 0, kept: false, tags: () => [] };
