import { Readable } from "node:stream";
import { expect, test } from "@jest/globals";
import type { Pool } from "undici";
import { createMediaMaker } from "./make-media.ts";
import { sealPage } from "./seal-page.ts";

const picture = `<svg>${Array.from({ length: 400 }, (_, n) => `<path d="M${n} ${(n * 7919) % 1000}"/>`).join("")}</svg>`;

const made = (headers: Record<string, string>) => {
  const request = async () => ({ statusCode: 200, headers, body: Readable.from([Buffer.from(picture)]) });
  return createMediaMaker({ request } as unknown as Pool, [])("/media/0a.svg", "id");
};

const bytes = async (sent: "first" | "often") => {
  const draft = { status: 200, contentType: "image/svg+xml", body: Buffer.from(picture), headers: [] };
  return (await sealPage({ ...draft, sent })).bodies.br;
};

test("a picture is packed lightly at first, and hard when it is asked for again", async () => {
  const { page, keep } = await made({ "content-type": "image/svg+xml", "cache-control": "public, max-age=31536000" });
  expect(page.bodies.br).toEqual(await bytes("first"));
  expect((await keep?.pack?.())?.bodies.br).toEqual(await bytes("often"));
});

test("what is for one request alone is kept by nobody", async () => {
  expect((await made({ "content-type": "image/svg+xml" })).keep).toBeUndefined();
});
