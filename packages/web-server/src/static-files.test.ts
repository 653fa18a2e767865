import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, type IncomingHttpHeaders, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { createStaticFiles } from "./static-files.ts";

let directory: string;
let server: Server;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "files-"));
  const files = {
    "own/favicon.svg": "<svg/>",
    "own/marks/cbfr/logo.5f2c09ab.svg": "<svg/>".repeat(20),
    "own/marks/cbfr/touch.5f2c09ab.png": "png",
    "built/a/1.js": "whole",
    "built/a/1.js.br": "br",
    "built/2.woff2": "face",
  };
  for (const [name, content] of Object.entries(files)) {
    await mkdir(join(directory, name, ".."), { recursive: true });
    await writeFile(join(directory, name), content);
  }
  const hashed = ["x-content-type-options", "nosniff"];
  const own = [...hashed, "referrer-policy", "no-referrer"];
  const sendFile = createStaticFiles({ hashed, own }, join(directory, "own"), {
    "/_next/static/": join(directory, "built"),
  });
  server = createServer((asked, response) => {
    if (!sendFile(asked, response)) response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterAll(async () => {
  server.close();
  await rm(directory, { recursive: true });
});

const get = (path: string, headers: IncomingHttpHeaders = {}, method = "GET") =>
  new Promise<{ status: number; headers: IncomingHttpHeaders; body: string }>((resolve, reject) => {
    request({ port: (server.address() as AddressInfo).port, path, headers, method, agent: false }, async (answer) => {
      resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: await text(answer) });
    })
      .on("error", reject)
      .end();
  });

test("the brand group's files may be documents and say so", async () => {
  const { headers } = await get("/favicon.svg");
  expect(headers).toMatchObject({ "x-content-type-options": "nosniff", "referrer-policy": "no-referrer" });
});

test("files of the build are kept for ever and say no more than a browser needs", async () => {
  const { headers, body } = await get("/_next/static/a/1.js?dpl=1", { "accept-encoding": "gzip, br" });
  expect(body).toBe("br");
  expect(headers).toEqual({
    "content-type": "text/javascript; charset=utf-8",
    "content-encoding": "br",
    "content-length": "2",
    "cache-control": "public, max-age=31536000, immutable",
    vary: "accept-encoding",
    "x-content-type-options": "nosniff",
    date: expect.any(String),
  });
});

test("marks are kept for ever too, and drawings travel compressed", async () => {
  const logo = await get("/marks/cbfr/logo.5f2c09ab.svg", { "accept-encoding": "br" });
  expect(logo.headers).toMatchObject({
    "content-type": "image/svg+xml",
    "content-encoding": "br",
    "cache-control": "public, max-age=31536000, immutable",
  });
  expect(Number(logo.headers["content-length"])).toBeLessThan(60);
  expect((await get("/marks/cbfr/touch.5f2c09ab.png")).headers["content-type"]).toBe("image/png");
});

test("whoever cannot read a form gets another; what has one form has it for all", async () => {
  expect((await get("/_next/static/a/1.js", { "accept-encoding": "gzip" })).body).toBe("whole");
  const face = await get("/_next/static/2.woff2", { "accept-encoding": "br" });
  expect([face.body, face.headers.vary]).toEqual(["face", undefined]);
  const asked = await get("/_next/static/2.woff2", {}, "HEAD");
  expect([asked.body, asked.headers["content-length"]]).toEqual(["", "4"]);
});

test("nothing else is found", async () => {
  const away = [
    "/_next/static/",
    "/_next/static/a",
    "/_next/static/../own/favicon.svg",
    "/_next/static/a/1.js.br",
    "/x.js",
  ];
  for (const path of away) expect((await get(path)).status).toBe(404);
});
