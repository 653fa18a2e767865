import { chown, mkdtemp, readFile, rename, rm } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { Problem, reasonOf } from "../problem.ts";
import { makeWay, serverIdentity } from "./identity.ts";
import type { Place } from "./place.ts";
import { runAlone, runAs } from "./run-alone.ts";

/** The one role and the one database that a new data folder has beside PostgreSQL's own. */
export const ownerName = "giftshop";

/** The major version whose data the installed programs read. */
const majorVersion = "18";

/**
 * Makes the data folder unless it is there. Two processes may try at once: each makes its own aside, the first to move it
 * into place wins.
 * @throws Problem when the folder there was made by another major version, or cannot be made.
 */
export async function initialise(place: Place): Promise<void> {
  if (await isInitialised(place.dataDirectory)) return;
  const parent = dirname(place.dataDirectory);
  await makeWay(parent);
  const draft = await mkdtemp(join(parent, `${basename(place.dataDirectory)}-`));
  try {
    await fill(draft, place);
    await rename(draft, place.dataDirectory);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    if (await isInitialised(place.dataDirectory)) return;
    throw new Problem(`PostgreSQL could not set up its data in ${place.dataDirectory}: ${reasonOf(error)}`);
  }
}

async function isInitialised(dataDirectory: string): Promise<boolean> {
  const version = await readFile(join(dataDirectory, "PG_VERSION"), "utf8").catch(() => undefined);
  if (version === undefined) return false;
  if (version.trim() === majorVersion) return true;
  throw new Problem(
    `${dataDirectory} was written by PostgreSQL ${version.trim()} and this one is ${majorVersion}: start once with --fresh, or move that folder away.`,
  );
}

async function fill(draft: string, { binaries }: Place): Promise<void> {
  const identity = serverIdentity();
  if (identity !== undefined) await chown(draft, identity.uid, identity.gid);
  await runAs(
    binaries.initdb,
    [
      `--pgdata=${draft}`,
      `--username=${ownerName}`,
      "--auth=trust",
      "--encoding=UTF8",
      "--locale-provider=builtin",
      "--builtin-locale=C.UTF-8",
      "--locale=C",
      "--no-instructions",
    ],
    draft,
  );
  await runAlone({ binaries, dataDirectory: draft }, `CREATE DATABASE ${ownerName}`);
}
