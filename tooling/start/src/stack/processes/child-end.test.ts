import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, test } from "@jest/globals";
import { isAlive } from "../../process-table.ts";
import { waitFor } from "../../wait.ts";
import { endable, endOf } from "./child-end.ts";

/** Starts another process, as turbo does, says its number, and ends a moment after it was told. */
const builder = `
trap 'echo told; kill $!; exit 0' TERM
sh -c 'echo $$; exec sleep 60' &
wait
`;

const start = (script: string, signal: AbortSignal | undefined) => {
  const child = spawn("sh", ["-c", script], { ...endable(signal), stdio: ["ignore", "pipe", "inherit"] });
  let said = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    said += text;
  });
  return { child, ended: endOf(child, signal), said: () => said };
};

test("a build that nobody waits for any more ends, with all that it started", async () => {
  const asked = new AbortController();
  const { child, ended, said } = start(builder, asked.signal);
  await once(child.stdout, "data");
  asked.abort(new Error("stopped"));
  await expect(ended).rejects.toThrow("stopped");
  const [inner, told] = said().split("\n");
  expect(told).toBe("told");
  expect(await waitFor(() => !isAlive(Number(inner)), { atMost: 10_000 })).toBe(true);
});

test("one that was given up before it began ends as well", async () => {
  await expect(start(builder, AbortSignal.abort(new Error("stopped"))).ended).rejects.toThrow("stopped");
});

test("the code of one that ends by itself is told", async () => {
  expect(await start("exit 3", new AbortController().signal).ended).toBe(3);
  expect(await start("exit 0", undefined).ended).toBe(0);
});
