import { readdir, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { dataWithinReach } from "../postgres/place.ts";
import { endPostmaster, findPostmaster } from "../postgres/postmaster.ts";

/**
 * What a start makes and `--fresh` removes, but not keys, which open nothing once the data is gone, and may
 * be in use elsewhere.
 */
const made = ["postgres", "postgres.log", "sandbox", "logs"];

/** Stops the database of this data folder and removes all that was kept. */
export const emptyData = async (dataDirectory: string): Promise<void> => {
  const database = join(dataDirectory, "postgres");
  const real = await dataWithinReach(database);
  const running = await findPostmaster(real);
  if (running !== undefined) await endPostmaster(running.pid, "SIGINT");
  if (real !== database) await rm(dirname(real), { recursive: true, force: true });
  // Those behind the hyphen are data folders that were never finished.
  const unfinished = (await readdir(dataDirectory)).filter((name) => name.startsWith("postgres-"));
  await Promise.all(
    [...made, ...unfinished].map((name) => rm(join(dataDirectory, name), { recursive: true, force: true })),
  );
};
