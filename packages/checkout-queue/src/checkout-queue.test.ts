import { startRedisServer } from "@giftshop/web-server/redis-server";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "@jest/globals";
import Redis from "iovalkey";
import { pino } from "pino";
import type { CheckoutQueue } from "./checkout-queue.ts";
import { createMemoryQueue } from "./memory-queue.ts";
import { createRedisQueue } from "./redis-queue.ts";

let server: Awaited<ReturnType<typeof startRedisServer>>;
beforeAll(async () => {
  server = await startRedisServer();
});
afterAll(() => server.remove());

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

const begun = 1_795_764_000_000;
const rulesOf = (places: number) => ({ places, firstStay: 60_000, stay: 600_000, absentAfter: 40_000 });
const nobody: CheckoutQueue = {
  arrive: async () => -1,
  touch: async () => undefined,
  leave: async () => undefined,
};
const log = pino({ level: "silent" });
let names = 0;

/** Processes that share one queue, and a clock that is set. */
const setUp = {
  memory: async (places: number) => {
    const clock = { time: begun };
    const queue = createMemoryQueue(rulesOf(places), () => clock.time);
    return { clock, queues: [queue, queue, queue] as const };
  },
  Redis: async (places: number) => {
    const clock = { time: begun };
    const prefix = `queue-${++names}:`;
    const make = async () => {
      const options = { url: server.url, rules: rulesOf(places), otherwise: nobody, log, prefix, timeout: 10_000 };
      const queue = createRedisQueue({ ...options, now: () => clock.time });
      closers.push(queue.close);
      // Until then, the process counts by itself.
      await queue.connected;
      return queue;
    };
    return { clock, queues: [await make(), await make(), await make()] as const };
  },
};

describe.each(["memory", "Redis"] as const)("kept in %s", (kind) => {
  const open = async (places: number) => {
    const { clock, queues } = await setUp[kind](places);
    let asked = 0;
    /** Each call reaches another process. */
    const arrive = (shop: string, id: string, since = clock.time, inside = false) => {
      const queue = queues[++asked % 3] as CheckoutQueue;
      return queue.arrive({ shop, id, since, inside });
    };
    return { clock, queue: queues[0], arrive };
  };

  test("as many are let in as there are places, the next wait in the order in which they came", async () => {
    const { arrive } = await open(2);
    expect([await arrive("CBFR", "a", 1), await arrive("CBFR", "b", 2)]).toEqual([0, 0]);
    expect([await arrive("CBFR", "d", 4), await arrive("CBFR", "c", 3), await arrive("CBFR", "d", 4)]).toEqual([
      1, 1, 2,
    ]);
    // Who is inside stays so, however often the page is loaded.
    expect(await arrive("CBFR", "a", 1)).toBe(0);
  });

  test("whoever has ordered makes room for the first who waits, not for who asks first", async () => {
    const { arrive, queue } = await open(1);
    await arrive("CBFR", "a", 1);
    await arrive("CBFR", "b", 2);
    await arrive("CBFR", "c", 3);
    await queue.leave("CBFR", "a");
    expect([await arrive("CBFR", "c", 3), await arrive("CBFR", "b", 2)]).toEqual([2, 0]);
  });

  test("who went away is passed over and keeps the place; who stays inside without a sign of life loses it", async () => {
    const { arrive, clock, queue } = await open(1);
    await arrive("CBFR", "a", 1);
    await arrive("CBFR", "b", 2);
    clock.time += 30_000;
    await arrive("CBFR", "c", 3);
    await queue.leave("CBFR", "a");
    expect(await arrive("CBFR", "c", 3)).toBe(2);
    clock.time += 20_000;
    // Nothing was heard of b for 50 seconds.
    expect(await arrive("CBFR", "c", 3)).toBe(0);
    expect([await arrive("CBFR", "d", 4), await arrive("CBFR", "b", 2), await arrive("CBFR", "d", 4)]).toEqual([
      1, 1, 2,
    ]);
    clock.time += 60_001;
    expect(await arrive("CBFR", "b", 2)).toBe(0);
  });

  test("a sign of life keeps a place for ten minutes", async () => {
    const { arrive, clock, queue } = await open(1);
    await arrive("CBFR", "a");
    await queue.touch("CBFR", "a");
    clock.time += 599_000;
    expect(await arrive("CBFR", "b")).toBe(1);
    clock.time += 2_000;
    expect(await arrive("CBFR", "b")).toBe(0);
    // Who never was inside has no place to keep.
    await queue.touch("CBFR", "nobody");
    clock.time += 60_001;
    expect(await arrive("CBFR", "c")).toBe(0);
  });

  test("who was inside is never queued again, though it be full or Redis have forgotten", async () => {
    const { arrive } = await open(1);
    await arrive("CBFR", "a");
    expect(await arrive("CBFR", "b", 2, true)).toBe(0);
  });

  test("a storefront that is stormed leaves a tenth of the places to the others", async () => {
    const { arrive } = await open(20);
    const stormed = await Promise.all(Array.from({ length: 40 }, (_, at) => arrive("CBFR", `x${at}`, at)));
    expect(stormed.filter((place) => place === 0)).toHaveLength(18);
    expect([await arrive("CKUK", "a"), await arrive("GCSDE", "b"), await arrive("CKUK", "c")]).toEqual([0, 0, 1]);
  });

  test("a place that is free goes to the storefront with the fewest inside", async () => {
    const { arrive, queue } = await open(3);
    for (const id of ["a", "b", "c"]) await arrive("CBFR", id, 1);
    await arrive("CBFR", "d", 2);
    await arrive("CKUK", "e", 3);
    await queue.leave("CBFR", "a");
    expect([await arrive("CBFR", "d", 2), await arrive("CKUK", "e", 3)]).toEqual([1, 0]);
  });

  test("of many who come at once to three processes no more get in than there are places", async () => {
    const { arrive, queue } = await open(5);
    const ids = Array.from({ length: 30 }, (_, at) => `v${String(at).padStart(2, "0")}`);
    const places = await Promise.all(ids.map((id, at) => arrive(at % 2 ? "CBFR" : "CKUK", id, at)));
    expect(places.filter((place) => place === 0)).toHaveLength(5);
    // Everybody gets in, each storefront's in the order in which they came.
    const waiting = new Set(ids.filter((_, at) => places[at] !== 0));
    const inside = ids.filter((id) => !waiting.has(id));
    const entered: string[] = [];
    const shopOf = (id: string) => (Number(id.slice(1)) % 2 ? "CBFR" : "CKUK");
    while (waiting.size > 0) {
      const done = inside.shift() ?? "";
      await queue.leave(shopOf(done), done);
      for (const id of [...waiting].reverse()) {
        if ((await arrive(shopOf(id), id, Number(id.slice(1)))) > 0) continue;
        waiting.delete(id);
        inside.push(id);
        entered.push(id);
      }
    }
    for (const shop of ["CBFR", "CKUK"]) {
      const own = entered.filter((id) => shopOf(id) === shop);
      expect(own).toEqual([...own].sort());
    }
  });
});

test("while Redis is away, a process counts by itself", async () => {
  const url = `${server.url}-nobody`;
  const queue = createRedisQueue({ url, rules: rulesOf(1), otherwise: createMemoryQueue(rulesOf(1)), log });
  closers.push(queue.close);
  const arrive = (id: string) => queue.arrive({ shop: "CBFR", id, since: 1, inside: false });
  expect([await arrive("a"), await arrive("b")]).toEqual([0, 1]);
});

test("what looks first and enters then lets in more than there are places", async () => {
  const processes = [1, 2, 3].map(() => new Redis(server.url));
  closers.push(...processes.map((redis) => () => redis.disconnect()));
  const naive = async (redis: Redis, id: string): Promise<boolean> => {
    if ((await redis.zcard("naive")) >= 5) return false;
    await redis.zadd("naive", begun, id);
    return true;
  };
  const came = Array.from({ length: 30 }, (_, at) => naive(processes[at % 3] as Redis, `v${at}`));
  expect((await Promise.all(came)).filter(Boolean).length).toBeGreaterThan(5);
});
