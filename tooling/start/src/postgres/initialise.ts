import { chown, mkdtemp, readFile, rename, rm } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { Problem, reasonOf } from "../problem.ts";
import { makeWay, serverIdentity } from "./identity.ts";
import type { Place } from "./place.ts";
import { runAlone, runAs } from "./run-alone.ts";

/** The one role and the one database that a new data folder has beside PostgreSQL's own. */
export const ownerName = "giftshop";

/**
 * Version from which on PostgreSQL brings the order and the
 * letters of C.UTF-8 itself; before, the system's are asked for.
 */
const bringsLocales = 17;

/**
 * Orders texts of a new data folder by code points, on every system and version: lists are alike everywhere,
 * and no update turns an index wrong.
 */
export const orderOfTexts = (major: number): readonly string[] =>
  major >= bringsLocales
    ? ["--locale-provider=builtin", "--builtin-locale=C.UTF-8", "--locale=C"]
    : ["--locale=C", "--lc-ctype=C.UTF-8"];

/**
 * Makes the data folder unless it is there. Two processes may try at
 * once: each makes its own aside, the first to move it into place wins.
 * @throws Problem when the folder there was made by another major version, or cannot be made.
 */
export const initialise = async (place: Place): Promise<void> => {
  if (await isInitialised(place)) return;
  const parent = dirname(place.dataDirectory);
  await makeWay(parent);
  const draft = await mkdtemp(join(parent, `${basename(place.dataDirectory)}-`));
  try {
    await fill(draft, place);
    await rename(draft, place.dataDirectory);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    if (await isInitialised(place)) return;
    throw new Problem(`PostgreSQL could not set up its data in ${place.dataDirectory}: ${reasonOf(error)}`);
  }
};

const isInitialised = async ({ dataDirectory, binaries }: Place): Promise<boolean> => {
  const version = await readFile(join(dataDirectory, "PG_VERSION"), "utf8").catch(() => undefined);
  if (version === undefined) return false;
  if (Number(version) === binaries.major) return true;
  throw new Problem(
    `${dataDirectory} was written by PostgreSQL ${version.trim()} and this one is ${binaries.major}: start once with --fresh, or move that folder away.`,
  );
};

const fill = async (draft: string, { binaries }: Place): Promise<void> => {
  const identity = serverIdentity();
  if (identity !== undefined) await chown(draft, identity.uid, identity.gid);
  await runAs(
    binaries.initdb,
    [
      `--pgdata=${draft}`,
      `--username=${ownerName}`,
      "--auth=trust",
      "--encoding=UTF8",
      ...orderOfTexts(binaries.major),
      "--no-instructions",
    ],
    draft,
  );
  await runAlone({ binaries, dataDirectory: draft }, `CREATE DATABASE ${ownerName}`);
};
