import { spawnSync } from "node:child_process";
import { expect, test } from "@jest/globals";
import { failpoints } from "./failpoint.ts";

const module = new URL("./failpoint.ts", import.meta.url).href;

/** A process that passes every point; how it ended. */
const run = (environment: Record<string, string>) => {
  const script = `const { failpoint, failpoints } = await import(${JSON.stringify(module)}); failpoints.forEach(failpoint); process.stdout.write("alive");`;
  const options = { env: { PATH: process.env.PATH, ...environment }, encoding: "utf8" as const };
  const { signal, stdout } = spawnSync(process.execPath, ["--input-type=module", "-e", script], options);
  return { signal, stdout };
};

test("the named point ends the process as kill -9 does, and only where failpoints are switched on", () => {
  const [FAILPOINT] = failpoints;
  expect(run({ FAILPOINTS: "1", FAILPOINT })).toEqual({ signal: "SIGKILL", stdout: "" });
  expect(run({ FAILPOINT })).toEqual({ signal: null, stdout: "alive" });
  expect(run({ FAILPOINTS: "1", FAILPOINT, NODE_ENV: "production" })).toEqual({ signal: null, stdout: "alive" });
});
