import { resolveRequest } from "@giftshop/storefront/routing";
import { linkTo, publicOrigin, storefronts } from "@giftshop/storefront-config";
import { median } from "../statistics.ts";
import { table } from "../table.ts";

const settings = {
  brandGroup: "CB",
  port: 3000,
  originPattern: "http://{host}.localhost:{port}",
  sharedHosts: {},
  developmentPage: false,
} as const;

/**
 * A page that exists, one that may, one that does not, one
 * to be sent on: of every storefront in every language.
 */
const requests = storefronts.flatMap((storefront) =>
  storefront.languages.flatMap((language) => {
    const { host } = new URL(publicOrigin(storefront, 3000));
    const home = linkTo(storefront, language, "home");
    const product = linkTo(storefront, language, "product", { product: "atelier-brume" });
    return [home, product, `${home}nowhere/at/all/`, product.slice(0, -1)].map((path) => [host, path] as const);
  }),
);

/**
 * CPU milliseconds that finding storefront, language and page
 * of a request takes, with all thirty-three storefronts loaded.
 */
const routingCost = (): { cpu: number; addresses: number } => {
  const costs: number[] = [];
  for (let round = 0; round < 30; round += 1) {
    const before = process.cpuUsage();
    for (let turn = 0; turn < 20; turn += 1) for (const [host, url] of requests) resolveRequest(host, url, settings);
    const { user, system } = process.cpuUsage(before);
    costs.push((user + system) / 1_000 / (20 * requests.length));
  }
  return { cpu: median(costs), addresses: requests.length };
};

/** Prints what that costs. */
export const printRouting = (): void => {
  const { cpu, addresses } = routingCost();
  table(
    "What resolving an address costs, all storefronts loaded",
    ["addresses", "CPU ms each"],
    [[String(addresses), cpu.toFixed(4)]],
  );
};
