import { fileURLToPath } from "node:url";
import { createVanillaExtractPlugin } from "@vanilla-extract/next-plugin";
import type { NextConfig } from "next";

const repository = fileURLToPath(new URL("../..", import.meta.url));

const config: NextConfig = {
  output: "standalone",
  outputFileTracingRoot: repository,
  turbopack: {
    root: repository,
    rules: {
      // Neither texts of operations nor the table of all their hashes are in what a page fetches.
      "*.{ts,tsx}": {
        condition: { content: /\bgraphql\(`\s*(?:query|mutation|fragment) / },
        loaders: ["@giftshop/graphql/known-operations"],
      },
    },
  },
  trailingSlash: true,
  // `resolveRequest` answers every path that is not canonical, so that one table knows all redirects.
  skipTrailingSlashRedirect: true,
  // On the product page's leaf it would cost 4.3 kB of 10, compressed; leaves are small enough to be drawn
  // whole within a frame, and Jest and Storybook test them as written.
  reactCompiler: false,
  poweredByHeader: false,
  // The front door compresses once, when it keeps a page.
  compress: false,
  // Localized paths are data; typed routes would refuse them.
  typedRoutes: false,
  // The front door alone keeps pages: the head of a page comes
  // with it, and not behind it as for a browser that streams.
  htmlLimitedBots: /.*/,
  // What a page preloads stands in the page, of which the front
  // door keeps the body, and not in a header of this one answer.
  reactMaxHeadersLength: 0,
  transpilePackages: [
    "@giftshop/basket",
    "@giftshop/business",
    "@giftshop/catalogue",
    "@giftshop/checkout",
    "@giftshop/content",
    "@giftshop/doubler",
    "@giftshop/doubler-verifier",
    "@giftshop/graphql",
    "@giftshop/messages",
    "@giftshop/page",
    "@giftshop/account",
    "@giftshop/redeem",
    "@giftshop/storefront-config",
    "@giftshop/tracing",
    "@giftshop/ui-kit",
    "@giftshop/validation",
  ],
};

export default createVanillaExtractPlugin({ unstable_turbopack: { mode: "on" } })(config);
