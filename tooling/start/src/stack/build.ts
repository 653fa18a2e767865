import { spawn } from "node:child_process";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Problem } from "../problem.ts";
import { defaultDataDirectory, root, withPinnedTools } from "../repository.ts";
import { endable, endOf } from "./processes/child-end.ts";

/** What is built before the shop can start; the rest of it runs from source. */
const buildable = ["@giftshop/storefront", "@giftshop/commerce", "@giftshop/admin"] as const;

export type Buildable = (typeof buildable)[number] | "@giftshop/storybook";

const logFile = join(defaultDataDirectory, "logs/build.log");

/** Lines of a failed build that are shown; the whole lies in its log. */
const shownLines = 40;

/**
 * Builds the shop: nothing when its sources are as they were,
 * because turbo knows each build by the content it was made of.
 * @param signal ends a build that nobody waits for any more
 * @throws the signal's reason; Problem with the last lines of a build that failed.
 */
export const build = async (
  wanted: readonly Buildable[] = buildable,
  signal?: AbortSignal,
): Promise<{ readonly reused: boolean }> => {
  const filters = wanted.map((name) => `--filter=${name}`);
  const child = spawn("turbo", ["run", "build", ...filters, "--output-logs=errors-only", "--no-color"], {
    cwd: root,
    env: { ...withPinnedTools(process.env), TURBO_TELEMETRY_DISABLED: "1", NEXT_TELEMETRY_DISABLED: "1" },
    stdio: ["ignore", "pipe", "pipe"],
    ...endable(signal),
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => {
      output += text;
    });
  }
  const code = await endOf(child, signal);
  if (code === 0) return { reused: output.includes("FULL TURBO") };
  await mkdir(join(logFile, ".."), { recursive: true });
  await writeFile(logFile, output);
  const end = output.trim().split("\n").slice(-shownLines).join("\n");
  throw new Problem(`The build failed; ${logFile} ends with:\n${end}`);
};
