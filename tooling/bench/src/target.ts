import type { Target } from "./commerce.ts";
import { hostOf } from "./pages/sample-pages.ts";
import type { MeasuredShop } from "./with-stack.ts";

/** What is needed to measure commerce of a shop. */
export const targetOf = (shop: MeasuredShop): Target => ({
  url: `http://localhost:${shop.ports.commerce}`,
  sandboxUrl: `http://localhost:${shop.ports.sandbox}`,
  origin: `http://${hostOf(shop)}`,
  pids: () => [...shop.pidsOf("commerce"), ...shop.databasePids()],
  variables: shop.variables,
});
