import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, type IncomingHttpHeaders, request } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@jest/globals";
import { readEnvironment } from "../src/environment.ts";
import { fileHeaders, securityHeaders } from "./security-headers.ts";
import { createStaticFiles } from "./static-files.ts";

const ofDocuments = ["permissions-policy", "cross-origin-opener-policy", "referrer-policy"];

const headersOf = (port: number, path: string) =>
  new Promise<IncomingHttpHeaders>((resolve, reject) => {
    request({ port, path, agent: false }, (answer) => {
      answer.resume();
      resolve(answer.headers);
    })
      .on("error", reject)
      .end();
  });

test("the brand group's files may be documents and say so; scripts, styles and faces are spared that", async () => {
  expect(fileHeaders).toEqual(["x-content-type-options", "nosniff"]);
  const directory = await mkdtemp(join(tmpdir(), "public-"));
  await writeFile(join(directory, "favicon.svg"), "<svg/>");
  const own = securityHeaders(readEnvironment({ BRAND_GROUP: "CB" }));
  const sendFile = createStaticFiles({ hashed: fileHeaders, own }, directory);
  const server = createServer((asked, response) => {
    if (!sendFile(asked, response)) response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  try {
    const headers = await headersOf((server.address() as AddressInfo).port, "/favicon.svg");
    expect(Object.keys(headers)).toEqual(expect.arrayContaining(["x-content-type-options", ...ofDocuments]));
  } finally {
    server.close();
    await rm(directory, { recursive: true });
  }
});
