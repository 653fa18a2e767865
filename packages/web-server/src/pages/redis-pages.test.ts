import { afterAll, afterEach, beforeAll, expect, test } from "@jest/globals";
import Redis from "iovalkey";
import { pino } from "pino";
import { startRedisServer } from "../testing/redis-server.ts";
import type { MadePage } from "./page.ts";
import { type Found, PageCache } from "./page-cache.ts";
import { createRedisPages } from "./redis-pages.ts";
import { sealPage } from "./seal-page.ts";

let server: Awaited<ReturnType<typeof startRedisServer>>;
beforeAll(async () => {
  server = await startRedisServer();
});
afterAll(() => server.remove());

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

const made = async (text: string, seconds = 60): Promise<MadePage> => ({
  page: await sealPage({ status: 200, contentType: "text/html", body: Buffer.from(text), headers: [] }),
  seconds,
});
const textOf = ({ page }: Found) => Buffer.from(page?.bodies.identity ?? "nothing").toString();
const never = () => Promise.reject(new Error("must not be rendered"));
const until = async (holds: () => boolean | Promise<boolean>): Promise<void> => {
  while (!(await holds())) await new Promise(setImmediate);
};

let names = 0;
/** A word of a test's own: tests share the server. */
const own = (what: string): string => `${what}-${++names}`;

/** A storefront process, with its own memory and what it shares; after `timeout` Redis counts as away. */
const startProcess = async (namespace: string, timeout?: number) => {
  const state = { time: Date.now() };
  const shared = createRedisPages({
    url: server.url,
    namespace,
    onPurge: (tags) => void (tags ? cache.purge(tags) : cache.purgeAll()),
    log: pino({ level: "silent" }),
    ...(timeout && { timeout }),
  });
  closers.push(shared.close);
  const cache: PageCache = new PageCache({ maximumBytes: 1e6, shared, now: () => state.time, timeout: 2_000 });
  await shared.connected;
  const get = (key: string, tag: string, make: () => Promise<MadePage | undefined>) =>
    cache.get({ key, tags: [tag] }, make);
  /** Purges as a call of commerce to this process does. */
  const purge = async (tag: string) => {
    await shared.purge([tag]).finally(() => cache.purge([tag]));
  };
  return { cache, shared, state, get, purge };
};

const startFour = async (timeout?: number) => {
  const namespace = own("build");
  const [one, ...others] = await Promise.all([1, 2, 3, 4].map(() => startProcess(namespace, timeout)));
  if (!one) throw new Error("There is no process.");
  const [key, tag] = [own("/CBFR/fr/"), own("catalogue:CBFR")];
  return { one, others, all: [one, ...others], key, tag };
};

test("four processes that are asked at once render a page once", async () => {
  // A busy machine may answer later than a page would wait
  // for Redis; then each renders for itself, as it should.
  const { all, key, tag } = await startFour(10_000);
  let rendered = 0;
  const make = async () => {
    rendered += 1;
    await new Promise((resolve) => setTimeout(resolve, 50));
    return made("page");
  };
  const found = await Promise.all(all.map(({ get }) => get(key, tag, make)));
  expect(found.map(textOf)).toEqual(["page", "page", "page", "page"]);
  expect(rendered).toBe(1);
});

test("a purge that one process is told of is seen by four within a second", async () => {
  const { one, all, key, tag } = await startFour();
  for (const { get } of all) await get(key, tag, () => made("old"));
  const told = performance.now();
  await one.purge(tag);
  await until(() => all.every(({ cache }) => cache.fresh(key) === undefined));
  for (const { get } of all) expect(textOf(await get(key, tag, () => made("new")))).toBe("new");
  expect(performance.now() - told).toBeLessThan(1_000);
});

test("while one process renders, what is out of date is sent by all", async () => {
  const { all, key, tag } = await startFour();
  for (const { get } of all) await get(key, tag, () => made("old"));
  for (const { state } of all) state.time += 90_000;
  let rendered = 0;
  const letGo = Promise.withResolvers<void>();
  const make = async () => {
    rendered += 1;
    await letGo.promise;
    return made("new");
  };
  for (const { get } of all) {
    expect(await get(key, tag, make)).toMatchObject({ state: "stale" });
  }
  letGo.resolve();
  await until(() => all.every(({ cache }) => cache.fresh(key) !== undefined));
  expect(rendered).toBe(1);
});

/** A page is begun, what it is made of changes, another process is told, and only then it is done. */
const changeWhileRendering = async (keepsVersions: boolean) => {
  const { one, others, key, tag } = await startFour();
  const [other] = others;
  if (!other) throw new Error("There is no second process.");
  const { claim } = one.shared;
  if (!keepsVersions) {
    const { write } = one.shared;
    // The naive way: a page is good by what its tags are when it is done.
    one.shared.write = async (wanted, page) => write(wanted, page, await claim({ ...wanted, key: own("late") }));
  }
  const begun = Promise.withResolvers<void>();
  const done = Promise.withResolvers<MadePage>();
  const first = one.get(key, tag, () => {
    begun.resolve();
    return done.promise;
  });
  await begun.promise;
  await other.purge(tag);
  done.resolve(await made("old"));
  await first;
  return textOf(await other.get(key, tag, () => made("new")));
};

test("a page that was begun before a purge does not pass for new in another process", async () => {
  expect(await changeWhileRendering(true)).toBe("new");
});

test("by the versions of when it is done, it would", async () => {
  expect(await changeWhileRendering(false)).toBe("old");
});

test("a page that fails to render keeps its last good one, also where another process made that", async () => {
  const { one, others, key, tag } = await startFour();
  await one.get(key, tag, () => made("good"));
  await one.purge(tag);
  for (const { get } of others) {
    const found = await get(key, tag, () => Promise.reject(new Error("down")));
    expect([textOf(found), found.state]).toEqual(["good", "error"]);
  }
});

test("a page that is gone is gone for all", async () => {
  const { one, others, key, tag } = await startFour();
  for (const { get } of [one, ...others]) await get(key, tag, () => made("here"));
  await one.purge(tag);
  await one.get(key, tag, async () => undefined);
  const [other] = others;
  await until(() => other?.cache.fresh(key) === undefined);
  expect((await other?.get(key, tag, async () => undefined))?.page).toBeUndefined();
});

test("what lies under a wrong key is never sent", async () => {
  const namespace = own("build");
  const { get } = await startProcess(namespace);
  const tag = own("tag");
  await get("/CBFR/fr/", tag, () => made("CBFR"));
  const redis = new Redis(server.url);
  closers.push(() => redis.disconnect());
  await redis.copy(`giftshop:page:${namespace}:/CBFR/fr/`, `giftshop:page:${namespace}:/CBDE/de/`);
  expect(textOf(await get("/CBDE/de/", tag, () => made("CBDE")))).toBe("CBDE");
});

test("pages of another build are another's", async () => {
  const tag = own("tag");
  const [before, after] = [await startProcess(own("build")), await startProcess(own("build"))];
  await before.get("/", tag, () => made("before"));
  expect(textOf(await after.get("/", tag, () => made("after")))).toBe("after");
});

test("killed, it costs renders: every process sends its own pages, and shares again when it is back", async () => {
  const { one, others, all, key, tag } = await startFour();
  for (const { get } of all) await get(key, tag, () => made("kept"));
  await server.kill();
  for (const { get } of all) expect(textOf(await get(key, tag, never))).toBe("kept");
  const elsewhere = own("/CBDE/de/");
  for (const [index, { get }] of all.entries()) {
    expect(textOf(await get(elsewhere, tag, () => made(`by ${index}`)))).toBe(`by ${index}`);
  }
  await server.start();
  const late = own("/CBAT/de/");
  const [other] = others;
  await until(async () => (await one.shared.claim({ key: own("probe"), tags: [tag] })).versions !== undefined);
  await until(async () => (await other?.shared.claim({ key: own("probe"), tags: [tag] }))?.versions !== undefined);
  await one.get(late, tag, () => made("shared"));
  expect(textOf((await other?.get(late, tag, never)) as Found)).toBe("shared");
});

test("a purge that it could not be told of is told before anything that it kept is believed", async () => {
  const namespace = own("build");
  const [key, tag] = [own("/CBFR/fr/"), own("catalogue:CBFR")];
  const one = await startProcess(namespace);
  await one.get(key, tag, () => made("old"));
  await server.stop();
  await expect(one.purge(tag)).rejects.toThrow();
  await server.start();
  await until(async () => (await one.shared.read({ key, tags: [tag] })) !== undefined);
  expect(textOf(await one.get(key, tag, () => made("new")))).toBe("new");
});

test("hung, it keeps nobody waiting for long", async () => {
  const { all, tag } = await startFour();
  server.freeze();
  const asked = performance.now();
  const found = await Promise.all(all.map(({ get }, index) => get(own("/CBFR/fr/"), tag, () => made(`by ${index}`))));
  expect(found.map(textOf)).toEqual(["by 0", "by 1", "by 2", "by 3"]);
  expect(performance.now() - asked).toBeLessThan(2_000);
  await server.kill();
  await server.start();
});
