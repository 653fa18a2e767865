import { expect, test } from "@jest/globals";
import type { MadePage, Page } from "./page.ts";
import { PageCache } from "./page-cache.ts";

const pageOf = (text: string, status = 200): Page => {
  const body = Buffer.from(text);
  return {
    status,
    etag: `W/"${text}"`,
    size: 100,
    bodies: { br: body, gzip: body, identity: body },
    headers: { br: [], gzip: [], identity: [] },
  };
};

const made = (text: string, tags: string[] = ["t"]): MadePage => ({
  page: pageOf(text),
  keep: { fresh: 1_000, stale: 10_000, tags },
});

const setUp = (maximumBytes = 10_000, patience?: number) => {
  const clock = { now: 0 };
  const cache = new PageCache({ maximumBytes, now: () => clock.now, ...(patience === undefined ? {} : { patience }) });
  return { clock, cache };
};

const never = () => Promise.reject(new Error("must not be asked"));
const textOf = ({ page }: { page: Page }) => Buffer.from(page.bodies.identity).toString();

test("a page is made once and sent from memory while it is fresh", async () => {
  const { cache } = setUp();
  expect(await cache.get("/", async () => made("one"))).toMatchObject({ state: "miss" });
  expect(await cache.get("/", never)).toMatchObject({ state: "hit" });
  expect(cache.fresh("/")).toBeDefined();
  expect(cache.fresh("/other")).toBeUndefined();
});

test("a page that is asked for again is packed once, for those who come after", async () => {
  const { cache } = setUp();
  let asked = 0;
  const packed = Promise.withResolvers<Page>();
  const pack = () => {
    asked += 1;
    return packed.promise;
  };
  const { page, keep } = made("one");
  await cache.get("/", async () => ({ page, keep: keep && { ...keep, pack } }));
  expect(asked).toBe(0);
  expect(cache.fresh("/")).toBe(page);
  expect(await cache.get("/", never)).toMatchObject({ page, state: "hit" });
  const smaller = pageOf("one");
  packed.resolve(smaller);
  await packed.promise;
  expect(cache.fresh("/")).toBe(smaller);
  expect(asked).toBe(1);
});

test("a page that cannot be packed is sent as it is", async () => {
  const { cache } = setUp();
  const { page, keep } = made("one");
  const pack = () => Promise.reject(new Error("no memory"));
  await cache.get("/", async () => ({ page, keep: keep && { ...keep, pack } }));
  for (let times = 0; times < 3; times += 1) expect((await cache.get("/", never)).page).toBe(page);
});

test("however many ask at once, a page is made once", async () => {
  const { cache } = setUp();
  let asked = 0;
  const make = async () => {
    asked += 1;
    return made("one");
  };
  await Promise.all(Array.from({ length: 50 }, () => cache.get("/", make)));
  expect(asked).toBe(1);
});

test("a stale page is sent while it is made again", async () => {
  const { cache, clock } = setUp();
  await cache.get("/", async () => made("one"));
  clock.now = 1_500;
  const again = Promise.withResolvers<MadePage>();
  const found = await cache.get("/", () => again.promise);
  expect([textOf(found), found.state]).toEqual(["one", "stale"]);
  again.resolve(made("two"));
  await again.promise;
  await Promise.resolve();
  expect(textOf(await cache.get("/", never))).toBe("two");
});

test("past its stale time a page is made before it is sent", async () => {
  const { cache, clock } = setUp();
  await cache.get("/", async () => made("one"));
  clock.now = 20_000;
  expect(textOf(await cache.get("/", async () => made("two")))).toBe("two");
});

test("a purge ends the pages of its tags and no others", async () => {
  const { cache } = setUp();
  await cache.get("/a", async () => made("a", ["catalogue:CBFR"]));
  await cache.get("/b", async () => made("b", ["catalogue:CBDE"]));
  expect(cache.purge(["catalogue:CBFR"])).toBe(1);
  expect(cache.fresh("/a")).toBeUndefined();
  expect(textOf(await cache.get("/a", async () => made("a2")))).toBe("a2");
  expect(await cache.get("/b", never)).toMatchObject({ state: "hit" });
});

test("a page that was being made when its tag was purged is not kept as new", async () => {
  const { cache } = setUp();
  const slow = Promise.withResolvers<MadePage>();
  const first = cache.get("/", () => slow.promise);
  cache.purge(["t"]);
  slow.resolve(made("old"));
  await first;
  expect(textOf(await cache.get("/", async () => made("new")))).toBe("new");
});

test("whoever asks after a purge does not wait for the page of before", async () => {
  const { cache } = setUp();
  const slow = Promise.withResolvers<MadePage>();
  const first = cache.get("/", () => slow.promise);
  cache.purge(["t"]);
  expect(textOf(await cache.get("/", async () => made("new")))).toBe("new");
  slow.resolve(made("old"));
  await first;
  expect(textOf(await cache.get("/", never))).toBe("new");
});

test.each([
  ["throws", () => Promise.reject(new Error("down"))],
  ["answers 503", async () => ({ page: pageOf("sorry", 503), keep: undefined })],
])("the last good page goes on when making it again %s", async (_, fail: () => Promise<MadePage>) => {
  const { cache, clock } = setUp();
  await cache.get("/", async () => made("good"));
  cache.purge(["t"]);
  expect(await cache.get("/", fail)).toMatchObject({ state: "error", page: { status: 200 } });
  // Held for five seconds, then tried again.
  expect(await cache.get("/", never)).toMatchObject({ state: "hit" });
  clock.now = 5_001;
  expect(textOf(await cache.get("/", async () => made("new")))).toBe("new");
});

test("a failure is not kept, and a first failure is shown", async () => {
  const { cache } = setUp();
  const sorry = async (): Promise<MadePage> => ({ page: pageOf("sorry", 503), keep: undefined });
  expect(await cache.get("/", sorry)).toMatchObject({ page: { status: 503 }, state: "miss" });
  expect(textOf(await cache.get("/", async () => made("good")))).toBe("good");
});

test("a page that is gone is forgotten", async () => {
  const { cache } = setUp();
  await cache.get("/", async () => made("here"));
  cache.purge(["t"]);
  await cache.get("/", async () => ({ page: pageOf("gone", 404), keep: undefined }));
  expect(cache.size.pages).toBe(0);
});

test("memory is bounded: the least recently used page leaves, with its tags", async () => {
  const { cache } = setUp(250);
  for (const path of ["/a", "/b", "/c"]) await cache.get(path, async () => made(path));
  expect(cache.size).toEqual({ pages: 2, bytes: 200 });
  expect(cache.fresh("/a")).toBeUndefined();
  expect(cache.purge(["t"])).toBe(2);
});

test("while a newer page is long in coming the old one is sent, and the newer one to those who ask once it is there", async () => {
  const { cache, clock } = setUp(10_000, 0);
  await cache.get("/", async () => made("one"));
  clock.now = 100_000;
  const { promise, resolve } = Promise.withResolvers<MadePage>();
  const late = await cache.get("/", () => promise);
  expect([textOf(late), late.state]).toEqual(["one", "stale"]);
  resolve(made("two"));
  await promise;
  expect(textOf(await cache.get("/", never))).toBe("two");
});

test("one that fails in the end, after the old one was sent, is not tried again at once", async () => {
  const { cache, clock } = setUp(10_000, 0);
  await cache.get("/", async () => made("one"));
  clock.now = 100_000;
  const { promise, reject } = Promise.withResolvers<MadePage>();
  await cache.get("/", () => promise);
  reject(new Error("gave up"));
  await new Promise(setImmediate);
  expect((await cache.get("/", never)).state).toBe("hit");
});

test("a page that was never there is waited for", async () => {
  const { cache } = setUp(10_000, 0);
  const { promise, resolve } = Promise.withResolvers<MadePage>();
  const first = cache.get("/", () => promise);
  setImmediate(() => resolve(made("one")));
  expect(textOf(await first)).toBe("one");
});
