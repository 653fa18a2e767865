import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { compileAhead, hintCompilation } from "./compile-ahead.ts";

let build: string;

beforeEach(async () => {
  build = await mkdtemp(join(tmpdir(), "compile-ahead-"));
  await mkdir(join(build, "static"));
  await writeFile(join(build, "static/every-page.js"), "run()");
  await writeFile(join(build, "static/one-page.js"), "run()");
});
afterEach(() => rm(build, { recursive: true }));

const named = (rootMainFiles: string[]) =>
  writeFile(join(build, "build-manifest.json"), JSON.stringify({ rootMainFiles }));

test("scripts of every page are compiled as they come, others when they are called; twice is once", async () => {
  await named(["static/every-page.js"]);
  await hintCompilation(build);
  await hintCompilation(build);
  expect(await readFile(join(build, "static/every-page.js"), "utf8")).toBe(`${compileAhead}run()`);
  expect(await readFile(join(build, "static/one-page.js"), "utf8")).toBe("run()");
});

test("a build that names no such scripts is refused", async () => {
  await named([]);
  await expect(hintCompilation(build)).rejects.toThrow("rootMainFiles");
});
