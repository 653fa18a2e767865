/**
 * Finds paths of the shop that were written by hand: the tables of storefront-config are their only place.
 */
import { routeNames, routesOf, storefronts } from "@giftshop/storefront-config";
import { findWrittenPaths } from "./src/find-written-paths.ts";
import { files, read } from "./src/repository.ts";

const roots = new Set(
  storefronts.flatMap((storefront) =>
    storefront.languages.flatMap((language) => {
      const { table } = routesOf(storefront, language);
      return routeNames.map((route) => table[route].split("/")[1] ?? "");
    }),
  ),
);
for (const root of roots) if (root === "" || root.startsWith(":")) roots.delete(root);

/** Tests and samples may name what they expect; the tables are where paths are written. */
const exempt =
  /\.(?:test|stories)\.tsx?$|\/(?:testing|samples)\/|^packages\/storefront-config\/src\/(?:route-tables|redirects)\//;

const sources = files("packages/*.ts", "packages/*.tsx", "apps/*.ts", "apps/*.tsx").filter(
  (path) => !exempt.test(path) && !/^apps\/(?:admin|sandbox|storybook)\//.test(path),
);
const faults = sources.flatMap((path) =>
  findWrittenPaths(read(path), roots).map(
    ({ line, text }) => `${path}:${line}: ${text} is written by hand; use shop.link`,
  ),
);

for (const fault of faults) console.error(fault);
console.log(`${sources.length} files, ${faults.length} paths written by hand`);
process.exitCode = faults.length === 0 ? 0 : 1;
