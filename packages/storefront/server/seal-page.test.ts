import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "@jest/globals";
import { sealPage } from "./seal-page.ts";

test("a page that is kept holds no more memory than its bytes", async () => {
  const body = Buffer.from("A gift card for every day of the year. ".repeat(500));
  const { bodies, size } = await sealPage({ status: 200, contentType: "text/html", body, headers: [], sent: "often" });
  expect(bodies.br.buffer.byteLength).toBe(bodies.br.length);
  expect(bodies.gzip.buffer.byteLength).toBe(bodies.gzip.length);
  expect(bodies.br.length).toBeLessThan(body.length / 10);
  expect(size).toBe(bodies.br.length + bodies.gzip.length + body.length + 4_096);
});

test("the more often a page is sent, the smaller it is, and it stays the same page", async () => {
  const words = Array.from({ length: 4_000 }, (_, index) => `card ${(index * 7_919) % 1_009} of ${index % 37}`);
  const body = Buffer.from(words.join(" "));
  const seal = (sent: "once" | "first" | "often") =>
    sealPage({ status: 200, contentType: "text/html", body, headers: [], sent });
  const pages = await Promise.all([seal("once"), seal("first"), seal("often")]);
  for (const { bodies, etag } of pages) {
    expect(brotliDecompressSync(bodies.br).equals(body)).toBe(true);
    expect(gunzipSync(bodies.gzip).equals(body)).toBe(true);
    expect(etag).toBe(pages[0]?.etag);
  }
  const sizes = pages.map(({ bodies }) => bodies.br.length);
  expect(sizes).toEqual([...sizes].sort((one, other) => other - one));
});
