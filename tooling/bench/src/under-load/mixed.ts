import { setTimeout as sleep } from "node:timers/promises";
import { Pool } from "undici";
import { type Target, withVisitors } from "../commerce.ts";
import { hostOf, samplePages } from "../pages/sample-pages.ts";
import type { MeasuredShop } from "../with-stack.ts";
import { steadily, type Went } from "./steadily.ts";

/** Pages and whole purchases together, each at a steady rate, for so many seconds. */
export const measureMixed = async (
  shop: MeasuredShop,
  target: Target,
  { pages, purchases, seconds }: { pages: number; purchases: number; seconds: number },
): Promise<Went[]> => {
  const paths = (await samplePages(shop)).map(({ path }) => path);
  const door = new Pool(`http://localhost:${shop.ports.cb}`, { connections: 64, pipelining: 1 });
  let looked = 0;
  const look = async () => {
    const { body, statusCode } = await door.request({
      method: "GET",
      path: paths[looked++ % paths.length] ?? "/",
      headers: { host: hostOf(shop), "accept-encoding": "br, gzip" },
    });
    await body.dump();
    if (statusCode !== 200) throw new Error(`A page answered ${statusCode}`);
  };
  try {
    for (const _ of paths) await look();
    await sleep(1_000);
    return await withVisitors(target, ({ buy }) =>
      Promise.all([steadily("pages", look, pages, seconds), steadily("purchases", buy, purchases, seconds)]),
    );
  } finally {
    await door.close();
  }
};
