import { setTimeout as sleep } from "node:timers/promises";
import { withVisitors } from "../../commerce.ts";
import { cpuMilliseconds } from "../../cpu.ts";
import { prepareCards, withCards } from "../../exchanges/exchanges.ts";
import { hostOf, samplePages } from "../../pages/sample-pages.ts";
import { targetOf } from "../../target.ts";
import type { MeasuredShop } from "../../with-stack.ts";
import { crowd } from "../overload.ts";
import { pageCrowd } from "./page-crowd.ts";
import { askPolitely, pin } from "./pin.ts";
import { type Cost, predict } from "./predict.ts";

/** What the model says beside what the shop did. */
export interface Held {
  name: string;
  cores: number;
  cost: Cost;
  /** A second. */
  predicted: number;
  measured: number;
  /** Share of the cores that were the shop's which it used. */
  used: number;
}

/** Processes, by their numbers; those of PostgreSQL come and go. */
type Pids = () => readonly number[];

interface Asked {
  name: string;
  /** The one process that answers, and all that work for it. */
  server: Pids;
  all: Pids;
  /** About how many a second a core does, for the cost to be measured where it is half busy. */
  about: number;
  /** Asks at a rate for so many seconds. Answers how many a second ended well. */
  ask: (rate: number, seconds: number) => Promise<number>;
  /** How long it is asked for too much. */
  seconds: number;
}

/** How many times what the model says is asked for. */
const over = 1.15;

/** Seconds until a process that was just started is as quick as it becomes, and to measure what one costs. */
const [warmUp, costing] = [5, 8];

const measuring = async (server: Pids, all: Pids, work: () => Promise<number>) => {
  const before = [cpuMilliseconds(server()), cpuMilliseconds(all())] as const;
  const begun = performance.now();
  const perSecond = await work();
  const elapsed = (performance.now() - begun) / 1000;
  const [ofServer, ofAll] = [cpuMilliseconds(server()) - before[0], cpuMilliseconds(all()) - before[1]];
  return { perSecond, server: ofServer / elapsed, all: ofAll / elapsed };
};

/**
 * Holds the model of docs/capacity.md against the shop: what a thing costs where the shop is half
 * busy says how often a second it can be done, on one core and on two.
 */
export const measureCapacity = async (shop: MeasuredShop): Promise<Held[]> => {
  const target = targetOf(shop);
  const cards = await prepareCards(target, 450);
  // What emails do meanwhile is another's figure.
  await shop.processes.worker?.stop();
  askPolitely();
  const asking = () => [process.pid, ...shop.pidsOf("sandbox")];
  const held: Held[] = [];

  const place = (asked: Asked, cores: number): void => {
    pin(asked.all(), cores === 1 ? "0" : "0-1");
    pin(asking(), cores === 1 ? "1" : "0-1");
  };
  const costOf = async (asked: Asked): Promise<Cost> => {
    await asked.ask(asked.about / 2, warmUp);
    const { perSecond, server, all } = await measuring(asked.server, asked.all, () =>
      asked.ask(asked.about / 2, costing),
    );
    return { server: server / perSecond, all: all / perSecond };
  };
  const hold = async (asked: Asked, most: number): Promise<void> => {
    place(asked, 1);
    const cost = await costOf(asked);
    for (let cores = 1; cores <= most; cores += 1) {
      place(asked, cores);
      const rate = predict(cost, cores, 0) * over;
      const {
        perSecond,
        server: taken,
        all,
      } = await measuring(asking, asked.all, () => asked.ask(rate, asked.seconds));
      const away = cores === 1 ? 0 : taken;
      const predicted = predict(cost, cores, away);
      held.push({ name: asked.name, cores, cost, predicted, measured: perSecond, used: all / (cores * 1000 - away) });
      await sleep(2_000);
    }
  };

  const open = (name: string, about: number, operation: () => Promise<unknown>, seconds: number): Asked => ({
    name,
    server: () => shop.pidsOf("commerce"),
    all: target.pids,
    about,
    ask: async (rate, lasting) => {
      const { done, elapsed } = await crowd(operation, rate, lasting);
      return done / elapsed;
    },
    seconds,
  });
  const door = () => shop.pidsOf("cb");
  const [home] = await samplePages(shop);
  const address = { port: shop.ports.cb, host: hostOf(shop), path: home?.path ?? "/", connections: 16 };
  const pages: Asked = {
    name: "pages from memory",
    server: door,
    all: door,
    about: 12_000,
    ask: (rate, seconds) => pageCrowd({ ...address, rate, seconds }),
    seconds: 10,
  };
  // A front door has one thread, and so one core.
  await hold(pages, 1);
  await withVisitors(target, async ({ fill, buy }) => {
    await hold(open("baskets", 300, fill, 15), 2);
    await hold(open("purchases", 40, buy, 15), 2);
  });
  await withCards(target, cards, ({ spend }) => hold(open("exchanges of two cards", 30, spend, 8), 2));
  return held;
};
