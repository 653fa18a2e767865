import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { waitFor } from "@giftshop/start";

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** The PostgreSQL that runs on this data folder. */
export const postmasterOf = async (dataDirectory: string): Promise<number | undefined> => {
  const text = await readFile(join(dataDirectory, "postmaster.pid"), "utf8").catch(() => "");
  const pid = Number(text.split("\n", 1)[0]);
  if (!Number.isSafeInteger(pid) || pid < 2 || !isAlive(pid)) return undefined;
  const command = await readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => "");
  return command.includes(dataDirectory) ? pid : undefined;
};

const childrenOf = async (pid: number): Promise<readonly number[]> => {
  const text = await readFile(`/proc/${pid}/task/${pid}/children`, "utf8").catch(() => "");
  return text.trim().split(" ").filter(Boolean).map(Number);
};

/** Kills a PostgreSQL with all that it started, as a power cut would. Answers whether there was one. */
export const killPostgres = async (dataDirectory: string): Promise<boolean> => {
  const pid = await postmasterOf(dataDirectory);
  if (pid === undefined) return false;
  const family = [pid, ...(await childrenOf(pid))];
  for (const one of family) {
    try {
      process.kill(one, "SIGKILL");
    } catch {
      // It has ended by itself.
    }
  }
  await waitFor(() => !family.some(isAlive), { atMost: 10_000, every: 10 });
  return true;
};
