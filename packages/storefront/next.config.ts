import { fileURLToPath } from "node:url";
import { createVanillaExtractPlugin } from "@vanilla-extract/next-plugin";
import type { NextConfig } from "next";
import { leavingOut } from "./framework/left-out.ts";

const repository = fileURLToPath(new URL("../..", import.meta.url));

const config: NextConfig = {
  output: "standalone",
  outputFileTracingRoot: repository,
  turbopack: {
    root: repository,
    // React asks whether there is a `process`; the framework answers browsers with a whole one, 0.8 kB on every page.
    resolveAlias: { "next/dist/build/polyfills/process": { browser: "./framework/no-process.cjs" } },
    rules: leavingOut,
  },
  trailingSlash: true,
  // proxy.ts answers every path that is not canonical, so that one table knows all redirects.
  skipTrailingSlashRedirect: true,
  // What the React Compiler adds to the product page's leaf is 4.3 kB of 10, compressed; leaves are small enough to be drawn
  // whole within a frame. Jest and Storybook test them as they are written, too.
  reactCompiler: false,
  poweredByHeader: false,
  // The front door compresses once, when it keeps a page.
  compress: false,
  // Localized paths are data; typed routes would refuse them.
  typedRoutes: false,
  // Seconds, and no more than the shortest lifetime of a page: what is out of date Next makes anew before it answers. The front door
  // alone sends a page once more while a new one is made; where both do, each visitor sees what is two visits old.
  expireTime: 60,
  transpilePackages: [
    "@giftshop/basket",
    "@giftshop/catalogue",
    "@giftshop/checkout",
    "@giftshop/content",
    "@giftshop/graphql",
    "@giftshop/messages",
    "@giftshop/redeem",
    "@giftshop/storefront-config",
    "@giftshop/ui-kit",
    "@giftshop/validation",
  ],
  experimental: {
    // Three processes share one build: a page rendered by one must not be found on disk by another.
    isrFlushToDisk: false,
  },
};

export default createVanillaExtractPlugin({ unstable_turbopack: { mode: "on" } })(config);
