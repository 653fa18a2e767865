import { mkdir, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { waitFor } from "../../wait.ts";
import { lastComplaint, type Notice, openLogFile } from "./log-file.ts";

const timeout = { atMost: 10_000 };
let folder: string;
let notices: Notice[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "log-file-"));
  notices = [];
});

afterEach(() => rm(folder, { recursive: true }));

const open = (path: string) => openLogFile(path, (notice) => notices.push(notice));

test("complaints are heard, whether their level is a number or a word", async () => {
  const log = await open(join(folder, "one.log"));
  const output = new PassThrough();
  log.take(output);
  const lines = [
    { level: 30, msg: "page" },
    { level: "info", msg: "ready" },
    { level: 40, msg: "slow" },
    { level: "error", msg: "job failed", error: { name: "Error", text: "no mail server\n at line 1" } },
    { level: "fatal", msg: "the books drift" },
  ];
  output.end(lines.map((line) => JSON.stringify(line)).join("\n"));
  await waitFor(() => notices.length === 3, timeout);
  expect(notices).toEqual([
    { level: "warn", message: "slow" },
    { level: "error", message: "job failed: no mail server" },
    { level: "error", message: "the books drift" },
  ]);
  await log.close();
  expect((await readFile(join(folder, "one.log"), "utf8")).trim().split("\n")).toHaveLength(5);
});

test("a log that cannot be written is told once, and complaints are heard on", async () => {
  const path = join(folder, "taken.log");
  // A folder that cannot be put aside, so that there is no file to write.
  await mkdir(path);
  await mkdir(join(`${path}.previous`, "full"), { recursive: true });
  const log = await open(path);
  const output = new PassThrough();
  log.take(output);
  await waitFor(() => notices.length === 1, timeout);
  output.end(`${JSON.stringify({ level: 30, msg: "one" })}\n${JSON.stringify({ level: 50, msg: "two" })}\n`);
  await waitFor(() => notices.length === 2, timeout);
  expect(notices[0]?.message).toContain("is not written any more");
  expect(notices[1]).toEqual({ level: "error", message: "two" });
  await log.close();
});

test("of a log that ends in trouble, what went wrong last is told in one line", () => {
  const failed = {
    level: "fatal",
    msg: "migration failed",
    error: { text: "no such table\n at line 1", stack: "long" },
  };
  const lines = [{ level: "error", msg: "before" }, failed, { level: "info", msg: "after" }];
  expect(lastComplaint(lines.map((line) => JSON.stringify(line)).join("\n"))).toBe("migration failed: no such table");
  expect(lastComplaint("plain words\n")).toBeUndefined();
});
