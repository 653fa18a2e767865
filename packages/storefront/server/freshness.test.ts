import { expect, test } from "@jest/globals";
import { freshnessOf } from "./make-page.ts";
import type { Page } from "./page.ts";
import { PageCache } from "./page-cache.ts";

const answer = (headers: Record<string, string>, status = 200) => ({ status, headers, body: Buffer.from("") });

test("a page is sent once more for as long as it was fresh, whatever Next allows", () => {
  const long = { "cache-control": "s-maxage=60, stale-while-revalidate=31535940" };
  expect(freshnessOf(answer(long))).toEqual({ fresh: 60_000, stale: 60_000 });
  expect(freshnessOf(answer({ ...long, "x-nextjs-cache": "STALE" }))).toEqual({ fresh: 1_000, stale: 1_000 });
});

test.each([
  ["a page that failed", answer({ "cache-control": "s-maxage=60" }, 404)],
  ["a page of one visitor", answer({ "cache-control": "private, no-cache, no-store, max-age=0" })],
  ["a page that sets a cookie", { ...answer({}), headers: { "cache-control": "s-maxage=60", "set-cookie": ["a=b"] } }],
  ["what says nothing", answer({})],
])("%s is not kept", (_, made) => {
  expect(freshnessOf(made)).toBeUndefined();
});

test("a page that nobody asked for in a day is made before it is sent", async () => {
  const clock = { now: 0 };
  const cache = new PageCache({ maximumBytes: 10_000, now: () => clock.now });
  const freshness = freshnessOf(answer({ "cache-control": "s-maxage=60, stale-while-revalidate=31535940" }));
  const visit = (etag: string) => {
    const page: Page = {
      status: 200,
      etag,
      size: 100,
      headers: { br: [], gzip: [], identity: [] },
      bodies: { br: Buffer.from(""), gzip: Buffer.from(""), identity: Buffer.from("") },
    };
    return cache.get("/", async () => ({ page, keep: freshness && { ...freshness, tags: [] } }));
  };
  await visit("delivery on Tuesday");
  clock.now = 86_400_000;
  expect(await visit("delivery on Wednesday")).toMatchObject({
    state: "miss",
    page: { etag: "delivery on Wednesday" },
  });
});
