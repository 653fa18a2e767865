import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

const script = fileURLToPath(new URL("../../../apps/commerce/dist/commerce.js", import.meta.url));

/** Runs a command of commerce. Answers the seconds it took. @throws with what it said when it fails */
export const runCommerce = async (
  words: readonly string[],
  variables: Readonly<Record<string, string>>,
): Promise<number> => {
  const started = performance.now();
  const child = spawn(process.execPath, [script, ...words], {
    env: { ...process.env, ...variables },
    stdio: ["ignore", "ignore", "pipe"],
  });
  let said = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    said += text;
  });
  const [code] = await once(child, "close");
  if (code !== 0) throw new Error(said);
  return (performance.now() - started) / 1000;
};
