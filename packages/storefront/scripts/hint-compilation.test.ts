import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { compileHint, hintCompilation } from "./hint-compilation.ts";

let build: string;
const script = (name: string) => join(build, `static/${name}.js`);
const manifest = (rootMainFiles?: string[]) =>
  writeFile(join(build, "build-manifest.json"), JSON.stringify({ rootMainFiles }));

beforeEach(async () => {
  build = await mkdtemp(join(tmpdir(), "build-"));
  await mkdir(join(build, "static"));
  await writeFile(script("every-page"), "run()");
  await writeFile(script("one-page"), "run()");
});
afterEach(() => rm(build, { recursive: true }));

test("scripts of every page bear the hint once, others none", async () => {
  await manifest(["static/every-page.js"]);
  await hintCompilation(build);
  await hintCompilation(build);
  expect(await readFile(script("every-page"), "utf8")).toBe(`${compileHint}run()`);
  expect(await readFile(script("one-page"), "utf8")).toBe("run()");
});

test("a build that names no scripts of every page stays as it is", async () => {
  await manifest();
  await hintCompilation(build);
  expect(await readFile(script("every-page"), "utf8")).toBe("run()");
});
