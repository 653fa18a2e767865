import { setTimeout as pause } from "node:timers/promises";
import { getStorefront } from "@giftshop/storefront-config";
import { eventually } from "../eventually.ts";
import type { FaultCase } from "./fault-case.ts";
import { victims } from "./power-cut-cases.ts";
import type { BreakableShop } from "./shop.ts";

const counted = getStorefront("CBFR");

/** How often the power goes, and how many calls are answered between two of these. */
const kills = 5;
const callsBetween = 1_000;
const pagesAtOnce = 16;

/** What pages were told of their counts. */
interface Told {
  /** Answered: it is counted. */
  kept: number;
  /** Events that nobody answered, which may be counted, or not. */
  unknown: number;
}

/** A network of its own for each call: limits by network are for somebody else. */
const networkOf = (call: number): string => `10.${(call >> 8) & 255}.${call & 255}.1`;

/** One page tells that somebody looked at a gift card. */
const tell = async ({ commerceUrl }: BreakableShop, call: number): Promise<boolean> => {
  const answer = await fetch(`${commerceUrl}/e`, {
    method: "POST",
    headers: { "x-forwarded-for": networkOf(call) },
    body: JSON.stringify({ storeID: counted.storeId, events: { view_item: 1 } }),
  });
  await answer.body?.cancel();
  if (answer.status >= 400 && answer.status < 500) throw new Error(`A count was refused: ${answer.status}`);
  return answer.status === 204;
};

const countedNow = async ({ database }: BreakableShop): Promise<number> => {
  const { rows } = await database.query<{ count: number }>(
    "select coalesce(sum(count), 0)::int as count from figure where storefront = $1 and event = 'view_item'",
    [counted.code],
  );
  return rows[0]?.count ?? 0;
};

/** Pages tell as fast as they are answered, until `over`. */
const tellOn = async (shop: BreakableShop, told: Told, next: () => number, over: () => boolean): Promise<void> => {
  while (!over()) {
    const kept = await tell(shop, next()).catch((error: unknown) => {
      // Nobody answered, or only half of an answer came.
      if (error instanceof TypeError) return false;
      throw error;
    });
    told[kept ? "kept" : "unknown"] += 1;
    if (!kept) await pause(20);
  }
};

/** No purchase is in it: what counts is that each count that was answered is there. */
const killedCollector: FaultCase = {
  name: `kill -9 of commerce ${kills} times while ${pagesAtOnce} pages tell what happened: what was answered is counted`,
  endings: ["no order"],
  run: async (shop) => {
    const before = await countedNow(shop);
    const told: Told = { kept: 0, unknown: 0 };
    let call = 0;
    let over = false;
    const pages = Array.from({ length: pagesAtOnce }, () =>
      tellOn(
        shop,
        told,
        () => call++,
        () => over,
      ),
    );
    const killing = async () => {
      try {
        for (let kill = 0; kill < kills; kill += 1) {
          const enough = told.kept + callsBetween;
          await eventually("counts that are answered", async () => told.kept >= enough, { within: 60_000, every: 20 });
          await victims.commerce(shop);
        }
      } finally {
        over = true;
      }
    };
    await Promise.all([killing(), ...pages]);
    const found = (await countedNow(shop)) - before;
    if (found < told.kept || found > told.kept + told.unknown)
      throw new Error(`${found} are counted of ${told.kept} that were answered and ${told.unknown} that were not`);
    return "no order";
  },
};

export const collectorCases: readonly FaultCase[] = [killedCollector];
