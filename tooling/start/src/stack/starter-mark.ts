import { readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { codeOf, Problem } from "../problem.ts";
import { isThere, type Known } from "../process-table.ts";
import { waitFor } from "../wait.ts";

/** Marks that this process has set, as its number in any other was that of a process which had it before. */
const held = new Set<string>();

/**
 * Marks a data folder, which must be there, as that of the shop this process starts: of
 * all that try at once, one gets it. It comes before anything is looked at or removed.
 * @returns takes the mark away again
 * @throws Problem when another start on this folder is alive.
 */
export const takeMark = async (dataDirectory: string): Promise<() => Promise<void>> => {
  const mark = join(dataDirectory, "starter");
  if (held.has(mark)) throw runsAlready(process.pid);
  held.add(mark);
  try {
    while (!(await create(mark)) && !(await inherit(mark)));
  } catch (error) {
    held.delete(mark);
    throw error;
  }
  let left = false;
  return async () => {
    if (left) return;
    left = true;
    // One that stays names a process that is dead soon.
    await rm(mark, { force: true }).catch(() => undefined);
    held.delete(mark);
  };
};

/**
 * Takes the mark over from a dead process, by way of a file that there is one of for each dead owner: while
 * that is held, nobody else moves another one into the mark's place.
 */
const inherit = async (mark: string): Promise<boolean> => {
  const owner = await read(mark);
  if (owner === undefined) return false;
  if (await lives(owner)) throw runsAlready(owner.pid);
  const heir = `${mark}.${owner.pid}`;
  if (!(await create(heir))) {
    const rival = await read(heir);
    if (rival !== undefined && !(await lives(rival))) await rm(heir, { force: true });
    return false;
  }
  if ((await read(mark))?.pid === owner.pid) {
    await rename(heir, mark);
    return true;
  }
  await rm(heir, { force: true });
  return false;
};

/** Whether the file is ours now; false when there is one. */
const create = async (file: string): Promise<boolean> => {
  const own: Known = { pid: process.pid, script: process.argv[1] ?? "node" };
  try {
    await writeFile(file, JSON.stringify(own), { flag: "wx" });
    return true;
  } catch (error) {
    if (codeOf(error) === "EEXIST") return false;
    await rm(file, { force: true }).catch(() => undefined);
    throw error;
  }
};

/** Who made the file, nobody when it was cut short; undefined when there is none. */
const read = async (file: string): Promise<Known | undefined> => {
  // Empty between its making and its filling, and for good where a crash came between.
  const found = await waitFor(() => look(file), { atMost: 1_000 });
  return found === "none" ? undefined : (found ?? { pid: 0, script: "" });
};

const look = async (file: string): Promise<Known | "none" | undefined> => {
  try {
    return JSON.parse(await readFile(file, "utf8"));
  } catch (error) {
    if (codeOf(error) === "ENOENT") return "none";
    if (codeOf(error) === undefined) return undefined;
    throw error;
  }
};

const lives = async (owner: Known): Promise<boolean> =>
  owner.pid > 0 && owner.pid !== process.pid && (await isThere(owner));

const runsAlready = (pid: number): Problem =>
  new Problem(
    `The shop is running already (process ${pid}): use it, or stop it with Ctrl-C in its window (kill ${pid}).`,
  );
