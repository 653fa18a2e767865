import { readdirSync } from "node:fs";
import { constants, getPriority } from "node:os";
import { expect, test } from "@jest/globals";
import { calmThreads, steps } from "./calm-threads.ts";
import { hashPassword, verifyPassword } from "./hash-password.ts";

const onLinux = process.platform === "linux" ? test : test.skip;

onLinux("threads that work on passwords stand back for the one that answers", async () => {
  const before = getPriority();
  const hash = await hashPassword("a fine long passphrase");
  expect(await verifyPassword(hash, "a fine long passphrase")).toBe(true);
  const nicer = Math.min(before + steps, constants.priority.PRIORITY_LOW);
  const priorities = readdirSync("/proc/self/task").map((thread) => getPriority(Number(thread)));
  const pooled = calmThreads();
  expect(pooled).toBeGreaterThan(0);
  expect(priorities.filter((priority) => priority === nicer)).toHaveLength(pooled);
  expect(getPriority(process.pid)).toBe(before);
});
