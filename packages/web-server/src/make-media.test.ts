import { Readable } from "node:stream";
import { expect, test } from "@jest/globals";
import type { Pool } from "undici";
import { createMediaMaker } from "./make-media.ts";

const picture = `<svg>${Array.from({ length: 400 }, (_, n) => `<path d="M${n} ${(n * 7919) % 1000}"/>`).join("")}</svg>`;

const made = (headers: Record<string, string>) => {
  const request = async () => ({ statusCode: 200, headers, body: Readable.from([Buffer.from(picture)]) });
  return createMediaMaker({ request } as unknown as Pool, [])("/media/0a.svg", "id");
};

test("a picture is kept for as long as commerce says, a day at most", async () => {
  const headers = { "content-type": "image/svg+xml", "cache-control": "public, max-age=31536000" };
  const { page, seconds } = await made(headers);
  expect(page.bodies.br.length).toBeLessThan(picture.length / 2);
  expect(seconds).toBe(86_400);
  expect((await made({ ...headers, "cache-control": "public, max-age=60" })).seconds).toBe(60);
  expect((await made({ ...headers, "set-cookie": "a=b" })).seconds).toBe(0);
});

test("what is for one request alone is kept by nobody", async () => {
  expect((await made({ "content-type": "image/svg+xml" })).seconds).toBe(0);
});
