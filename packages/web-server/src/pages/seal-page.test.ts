import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "@jest/globals";
import { packHard, sealPage } from "./seal-page.ts";

test("a page that is kept holds no more memory than its bytes", async () => {
  const body = Buffer.from("A gift card for every day of the year. ".repeat(500));
  const { bodies, size } = await sealPage({ status: 200, contentType: "text/html", body, headers: [] });
  expect(bodies.br.buffer.byteLength).toBe(bodies.br.length);
  expect(bodies.gzip.buffer.byteLength).toBe(bodies.gzip.length);
  expect(bodies.br.length).toBeLessThan(body.length / 10);
  expect(size).toBe(bodies.br.length + bodies.gzip.length + body.length + 4_096);
});

test("compressed hard a page is smaller, says so, and stays the same page", async () => {
  const words = Array.from({ length: 4_000 }, (_, index) => `card ${(index * 7_919) % 1_009} of ${index % 37}`);
  const body = Buffer.from(words.join(" "));
  const quick = await sealPage({ status: 200, contentType: "text/html", body, headers: ["x-a", "b"] });
  const hard = await packHard(quick);
  for (const { bodies, headers, etag } of [quick, hard]) {
    expect(brotliDecompressSync(bodies.br).equals(body)).toBe(true);
    expect(gunzipSync(bodies.gzip).equals(body)).toBe(true);
    expect(etag).toBe(quick.etag);
    const { br } = headers;
    expect(br[br.indexOf("content-length") + 1]).toBe(`${bodies.br.length}`);
    expect(br.slice(2)).toEqual(quick.headers.br.slice(2));
  }
  expect(hard.bodies.br.length).toBeLessThan(quick.bodies.br.length);
});

test("a picture that is compressed by what it is stays as it is", async () => {
  const page = await sealPage({ status: 200, contentType: "image/png", body: Buffer.alloc(2_000, "x"), headers: [] });
  expect(page.bodies.br).toBe(page.bodies.identity);
  expect(await packHard(page)).toBe(page);
});
