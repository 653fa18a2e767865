import { expect, test } from "@jest/globals";
import { costLine, isOverCpu, isOverWall } from "./budget.ts";
import { cpuOfOrphan } from "./daemon-cpu.ts";
import { cpuSeconds, nothingToDo, run } from "./run.ts";

const budget = { wall: 20, cpu: 40 };

test("a slow hour is named and does not fail; three times the work fails", () => {
  const slow = { ...nothingToDo, seconds: 30, cpu: 110 };
  expect([isOverWall(slow, budget), isOverCpu(slow, budget)]).toEqual([true, false]);
  expect(isOverCpu({ ...slow, cpu: 121 }, budget)).toBe(true);
  expect(isOverWall({ ...slow, seconds: 19 }, budget)).toBe(false);
  expect(costLine(slow, budget)).toBe("30 s of 20, CPU 110 s of 40");
});

test("the shell's times are read as every shell writes them", () => {
  expect(cpuSeconds("0m0.000000s 0m0.010000s\n1m2.500000s 0m3.000000s\n")).toBeCloseTo(65.51);
  expect(cpuSeconds("0m0.000s 0m0.001s\n0m1.000s 0m0.000s\n")).toBeCloseTo(1.001);
  expect(cpuSeconds("")).toBe(0);
});

test("the work of a grandchild counts, and the command's own code is kept", async () => {
  const busy = "while (process.cpuUsage().user < 300_000);";
  const child = `require("child_process").execFileSync(process.execPath, ["-e", ${JSON.stringify(busy)}]); process.exit(3)`;
  const { code, cpu } = await run(process.execPath, ["-e", child]);
  expect(code).toBe(3);
  expect(cpu).toBeGreaterThan(0.25);
});

test("a command that is not there is code 127", async () => {
  expect(await run("no-such-command", [])).toMatchObject({ code: 127 });
});

test("a database that outlives the checks is told by its parent, whatever it is called", () => {
  const stat = (parent: number) => `77 (a (strange) name) S ${parent} 77 77 0 -1 0 0 0 0 0 150 50 20 30 20 0 1 0`;
  expect(cpuOfOrphan(stat(1))).toBe(2.5);
  expect(cpuOfOrphan(stat(4711))).toBeUndefined();
});
