import { createHash } from "node:crypto";
import { cp, mkdir, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { type Binaries, binariesIn, findBinaries } from "./binaries.ts";
import { isOpenToAll, openToAll, serverIdentity } from "./identity.ts";

/** The programs to run and the folder that holds the data, both within reach of the user who runs them. */
export interface Place {
  readonly binaries: Binaries;
  readonly dataDirectory: string;
}

/**
 * Where PostgreSQL runs from and keeps its data: as installed and asked for, but below `/var/tmp` where root
 * keeps the repository in a folder that the lent user cannot enter.
 *
 * @param programs folder of another PostgreSQL than the embedded one
 */
export const findPlace = async (wanted: string, programs?: string): Promise<Place> => {
  const binaries = programs === undefined ? await findBinaries() : await binariesIn(programs);
  if (serverIdentity() === undefined) return { binaries, dataDirectory: wanted };
  return {
    binaries: (await isOpenToAll(binaries.postgres)) ? binaries : await copyOf(binaries),
    dataDirectory: await dataWithinReach(wanted),
  };
};

/** The data folder that stands for `wanted` when this user's PostgreSQL cannot reach `wanted` itself. */
export const dataWithinReach = async (wanted: string): Promise<string> => {
  if (serverIdentity() === undefined || (await isOpenToAll(dirname(wanted)))) return wanted;
  return join("/var/tmp", `giftshop-${fingerprint(wanted)}`, "postgres");
};

const copyOf = async (binaries: Binaries): Promise<Binaries> => {
  const root = join("/var/tmp", `giftshop-postgres-${fingerprint(binaries.root)}`);
  const copy = { ...binaries, root, initdb: join(root, "bin/initdb"), postgres: join(root, "bin/postgres") };
  const complete = await stat(copy.postgres).catch(() => undefined);
  if (complete !== undefined) {
    if (!(await isOpenToAll(copy.postgres))) await openToAll(root);
    return copy;
  }
  const draft = `${root}.${process.pid}`;
  await mkdir(draft, { recursive: true });
  await cp(binaries.root, draft, { recursive: true, verbatimSymlinks: true });
  await openToAll(draft);
  // Somebody else may have finished the same copy meanwhile; theirs is as good.
  await rename(draft, root).catch(() => rm(draft, { recursive: true, force: true }));
  return copy;
};

const fingerprint = (text: string): string => createHash("sha256").update(text).digest("hex").slice(0, 12);
