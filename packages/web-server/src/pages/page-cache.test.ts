import { expect, test } from "@jest/globals";
import type { MadePage, Page } from "./page.ts";
import { type Found, PageCache } from "./page-cache.ts";
import { packHard, sealPage } from "./seal-page.ts";

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

const made = (text: string): MadePage => ({ page: pageOf(text), seconds: 1 });

const setUp = (maximumBytes = 10_000, timeout?: number) => {
  const clock = { now: 0 };
  const options = { maximumBytes, now: () => clock.now };
  const cache = new PageCache(timeout === undefined ? options : { ...options, timeout });
  const get = (key: string, make: () => Promise<MadePage | undefined>, tags = ["t"]) => cache.get({ key, tags }, make);
  return { clock, cache, get };
};

/** What waits for something that is done is done. */
const settled = () => new Promise(setImmediate);

const never = () => Promise.reject(new Error("must not be asked"));
const textOf = ({ page }: Found) => Buffer.from(page?.bodies.identity ?? "nothing").toString();

test("a page is made once and sent from memory while it is fresh", async () => {
  const { cache, get } = setUp();
  expect(await get("/", async () => made("one"))).toMatchObject({ state: "miss" });
  expect(await get("/", never)).toMatchObject({ state: "hit" });
  expect(cache.fresh("/")).toBeDefined();
  expect(cache.fresh("/other")).toBeUndefined();
});

test("a page that is asked for again is compressed hard, for those who come after", async () => {
  const { cache, get } = setUp(100_000);
  const words = Array.from({ length: 4_000 }, (_, index) => `card ${(index * 7_919) % 1_009} of ${index % 37}`);
  const page = await sealPage({
    status: 200,
    contentType: "text/html",
    body: Buffer.from(words.join(" ")),
    headers: [],
  });
  expect((await get("/", async () => ({ page, seconds: 1 }))).page).toBe(page);
  expect(cache.fresh("/")).toBe(page);
  const { br } = (await packHard(page)).bodies;
  expect(br.length).toBeLessThan(page.bodies.br.length);
  while (cache.fresh("/") === page) await settled();
  expect(cache.fresh("/")?.bodies.br).toEqual(br);
});

test("however many ask at once, a page is made once", async () => {
  const { get } = setUp();
  let asked = 0;
  const make = async () => {
    asked += 1;
    return made("one");
  };
  await Promise.all(Array.from({ length: 50 }, () => get("/", make)));
  expect(asked).toBe(1);
});

test("a stale page is sent while it is made again", async () => {
  const { clock, get } = setUp();
  await get("/", async () => made("one"));
  clock.now = 1_500;
  const again = Promise.withResolvers<MadePage>();
  const found = await get("/", () => again.promise);
  expect([textOf(found), found.state]).toEqual(["one", "stale"]);
  again.resolve(made("two"));
  await again.promise;
  await settled();
  expect(textOf(await get("/", never))).toBe("two");
});

test("past its stale time a page is made before it is sent", async () => {
  const { clock, get } = setUp();
  await get("/", async () => made("one"));
  clock.now = 2_000;
  expect(textOf(await get("/", async () => made("two")))).toBe("two");
});

test("a purge ends the pages of its tags and no others", async () => {
  const { cache, get } = setUp();
  await get("/a", async () => made("a"), ["catalogue:CBFR"]);
  await get("/b", async () => made("b"), ["catalogue:CBDE"]);
  expect(cache.purge(["catalogue:CBFR"])).toBe(1);
  expect(cache.fresh("/a")).toBeUndefined();
  expect(textOf(await get("/a", async () => made("a2")))).toBe("a2");
  expect(await get("/b", never)).toMatchObject({ state: "hit" });
});

test("a page that was being made when its tag was purged is not kept as new", async () => {
  const { cache, get } = setUp();
  const slow = Promise.withResolvers<MadePage>();
  const first = get("/", () => slow.promise);
  await settled();
  cache.purge(["t"]);
  slow.resolve(made("old"));
  await first;
  expect(textOf(await get("/", async () => made("new")))).toBe("new");
});

test("whoever asks after a purge does not wait for the page of before", async () => {
  const { cache, get } = setUp();
  const slow = Promise.withResolvers<MadePage>();
  const first = get("/", () => slow.promise);
  await settled();
  cache.purge(["t"]);
  expect(textOf(await get("/", async () => made("new")))).toBe("new");
  slow.resolve(made("old"));
  await first;
  expect(textOf(await get("/", never))).toBe("new");
});

test("the last good page goes on when making it again fails", async () => {
  const fail = () => Promise.reject(new Error("down"));
  const { clock, cache, get } = setUp();
  await get("/", async () => made("good"));
  cache.purge(["t"]);
  expect(await get("/", fail)).toMatchObject({ state: "error", page: { status: 200 } });
  // Held for five seconds, then tried again.
  expect(await get("/", never)).toMatchObject({ state: "hit" });
  clock.now = 5_001;
  expect(textOf(await get("/", async () => made("new")))).toBe("new");
});

test("a failure is not kept, and a first failure is told", async () => {
  const { get } = setUp();
  await expect(get("/", () => Promise.reject(new Error("down")))).rejects.toThrow("down");
  expect(textOf(await get("/", async () => made("good")))).toBe("good");
});

test("a page that says that something failed is kept like any other", async () => {
  const { get } = setUp();
  const sorry = async (): Promise<MadePage> => ({ page: pageOf("sorry", 503), seconds: 1 });
  expect(await get("/", sorry)).toMatchObject({ page: { status: 503 }, state: "miss" });
  expect(await get("/", never)).toMatchObject({ page: { status: 503 }, state: "hit" });
});

test("a page that is gone is forgotten", async () => {
  const { cache, get } = setUp();
  await get("/", async () => made("here"));
  cache.purge(["t"]);
  await get("/", async () => undefined);
  expect(cache.size.pages).toBe(0);
});

test("memory is bounded: the least recently used page leaves, with its tags", async () => {
  const { cache, get } = setUp(250);
  for (const path of ["/a", "/b", "/c"]) await get(path, async () => made(path));
  expect(cache.size).toEqual({ pages: 2, bytes: 200 });
  expect(cache.fresh("/a")).toBeUndefined();
  expect(cache.purge(["t"])).toBe(2);
});

test("while a newer page is long in coming the old one is sent, and the newer one to those who ask once it is there", async () => {
  const { clock, get } = setUp(10_000, 0);
  await get("/", async () => made("one"));
  clock.now = 100_000;
  const { promise, resolve } = Promise.withResolvers<MadePage>();
  const late = await get("/", () => promise);
  expect([textOf(late), late.state]).toEqual(["one", "stale"]);
  resolve(made("two"));
  await settled();
  expect(textOf(await get("/", never))).toBe("two");
});

test("one that fails in the end, after the old one was sent, is not tried again at once", async () => {
  const { clock, get } = setUp(10_000, 0);
  await get("/", async () => made("one"));
  clock.now = 100_000;
  const { promise, reject } = Promise.withResolvers<MadePage>();
  await get("/", () => promise);
  reject(new Error("gave up"));
  await settled();
  expect((await get("/", never)).state).toBe("hit");
});

test("a page that was never there is waited for", async () => {
  const { get } = setUp(10_000, 0);
  const { promise, resolve } = Promise.withResolvers<MadePage>();
  const first = get("/", () => promise);
  setImmediate(() => resolve(made("one")));
  expect(textOf(await first)).toBe("one");
});
