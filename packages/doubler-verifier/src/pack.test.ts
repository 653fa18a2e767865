import { execFile } from "node:child_process";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "@jest/globals";

const run = promisify(execFile);
const root = fileURLToPath(new URL("..", import.meta.url));
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "verifier-"));
  await run("npm", ["pack", "--pack-destination", folder, "--silent"], { cwd: root });
  const [packed = ""] = await readdir(folder);
  await run("tar", ["-xzf", packed], { cwd: folder });
});
afterAll(() => rm(folder, { recursive: true }));

/** What the packed command says, and its exit code. */
const command = async (...words: string[]): Promise<{ code: number; said: string }> => {
  const bin = join(folder, "package/dist/doubler-verify.mjs");
  const { code, stdout } = await run(process.execPath, [bin, ...words]).then(
    (done) => ({ code: 0, ...done }),
    (failed: { code: number; stdout: string }) => failed,
  );
  return { code, said: stdout };
};

test("the packed command runs by itself, without anything of the repository", async () => {
  const server = createServer((_, response) => void response.writeHead(404).end()).listen(0);
  const { port } = server.address() as AddressInfo;
  expect(await command()).toMatchObject({
    code: 2,
    said: expect.stringContaining("doubler-verify <address of the shop>"),
  });
  const unknown = await command(`http://localhost:${port}`, "CBFR-2026-12");
  expect(unknown).toMatchObject({ code: 2, said: expect.stringContaining("This draw is not published.") });
  server.close();
});
