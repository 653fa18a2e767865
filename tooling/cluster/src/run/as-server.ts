import { spawn } from "node:child_process";
import { once } from "node:events";
import { serverIdentity } from "@giftshop/start";

/** Runs a program as the user of the servers and answers what it said. @throws with that when it fails */
export const asServer = async (program: string, words: readonly string[]): Promise<string> => {
  const child = spawn(program, words, {
    ...serverIdentity(),
    cwd: "/",
    env: { PATH: process.env.PATH, LC_ALL: "C.UTF-8", HOME: "/nonexistent" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => {
      said += text;
    });
  }
  const [code] = await once(child, "close");
  if (code !== 0) throw new Error(`${program} ${words.join(" ")} failed:\n${said.trim()}`);
  return said;
};
