import { getStorefront } from "@giftshop/storefront-config";
import { connect, visitor } from "./commerce-client.ts";
import { cpuMilliseconds } from "./cpu.ts";
import { documents } from "./documents.ts";
import { load } from "./load.ts";
import { hostOf } from "./pages/sample-pages.ts";
import { median } from "./statistics.ts";
import type { MeasuredShop } from "./with-stack.ts";

const storefront = getStorefront("CBFR");

/** What the way through the storefront adds to a GraphQL call, one call after the other, in pairs. */
export const graphqlDetour = async (measured: MeasuredShop, calls: number) => {
  const origin = `http://${hostOf(measured)}`;
  const direct = connect(`http://localhost:${measured.ports.commerce}`, 1);
  const through = connect(`http://localhost:${measured.ports.cb}`, 8);
  const clients = [visitor(direct, storefront, origin), visitor(through, storefront, origin)] as const;
  const times: [number[], number[]] = [[], []];
  const ask = (index: 0 | 1) => clients[index].ask(documents.products, { paging: { itemsPerPage: 1, pageNumber: 1 } });
  for (let call = 0; call < calls; call++) {
    for (const index of [0, 1] as const) {
      const started = performance.now();
      await ask(index);
      times[index].push(performance.now() - started);
    }
  }
  const pids = measured.pidsOf("cb");
  const before = cpuMilliseconds(pids);
  const busy = await load({ clients: 8, seconds: 2, pids: () => pids, operation: () => ask(1) });
  await Promise.all([direct.close(), through.close()]);
  return {
    direct: median(times[0]),
    through: median(times[1]),
    added: median(times[1].map((time, index) => time - (times[0][index] ?? 0))),
    cpu: (cpuMilliseconds(pids) - before) / busy.operations,
  };
};
