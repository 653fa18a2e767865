import { spawn } from "node:child_process";
import { once } from "node:events";
import { Problem } from "../problem.ts";
import { root, withPinnedTools } from "../repository.ts";

/** What is built before it can start. The rest of the repository runs from source. */
const built = ["@giftshop/storefront", "@giftshop/commerce"];

/**
 * Builds the shop: nothing when its sources are as they were, because turbo knows each build by the content it was made of.
 * @throws Problem with the output of the build that failed.
 */
export async function build(): Promise<{ readonly reused: boolean }> {
  const child = spawn(
    "turbo",
    ["run", "build", ...built.map((name) => `--filter=${name}`), "--output-logs=errors-only", "--no-color"],
    {
      cwd: root,
      env: { ...withPinnedTools(process.env), TURBO_TELEMETRY_DISABLED: "1", NEXT_TELEMETRY_DISABLED: "1" },
      stdio: ["ignore", "pipe", "pipe"],
    },
  );
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => {
      output += text;
    });
  }
  const [code] = await once(child, "close");
  if (code !== 0) throw new Problem(`The build failed:\n${output.trim()}`);
  return { reused: output.includes("FULL TURBO") };
}
