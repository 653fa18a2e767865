import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Problem } from "../problem.ts";
import { commandLineOf, isAlive } from "../process-table.ts";
import { waitFor } from "../wait.ts";

/** A process that was started, and a piece of its command line to know it again by. */
interface Known {
  readonly pid: number;
  readonly script: string;
}

/**
 * Remembers in the data folder which processes run, so that the next start can end what this one left behind when it was
 * killed, and does not disturb one that is well.
 */
export class RunningProcesses {
  readonly #file: string;
  readonly #known = new Map<number, Known>();

  constructor(dataDirectory: string) {
    this.#file = join(dataDirectory, "running.json");
  }

  /** @throws Problem when another start on this data folder is alive. */
  async takeOver(): Promise<number> {
    const left = await this.#read();
    const [starter, ...children] = await Promise.all(left.map(async (one) => ({ ...one, alive: await isThere(one) })));
    if (starter?.alive && starter.pid !== process.pid) {
      throw new Problem(
        `The shop is running already (process ${starter.pid}): use it, or stop it with Ctrl-C in its window (kill ${starter.pid}).`,
      );
    }
    const orphans = children.filter(({ alive }) => alive);
    await Promise.all(orphans.map(({ pid }) => endProcess(pid)));
    return orphans.length;
  }

  /** The first one added is the starter itself. */
  async add(pid: number, script: string): Promise<void> {
    this.#known.set(pid, { pid, script });
    await this.#write();
  }

  async remove(pid: number): Promise<void> {
    this.#known.delete(pid);
    await this.#write();
  }

  async clear(): Promise<void> {
    await this.#writing;
    await rm(this.#file, { force: true });
  }

  #writing: Promise<void> = Promise.resolve();

  #write(): Promise<void> {
    this.#writing = this.#writing.then(async () => {
      await mkdir(join(this.#file, ".."), { recursive: true });
      await writeFile(this.#file, JSON.stringify([...this.#known.values()]));
    });
    return this.#writing;
  }

  async #read(): Promise<readonly Known[]> {
    const text = await readFile(this.#file, "utf8").catch(() => "[]");
    try {
      return JSON.parse(text);
    } catch {
      // Cut short by a crash: nothing in it can be trusted.
      return [];
    }
  }
}

const isThere = async ({ pid, script }: Known): Promise<boolean> =>
  isAlive(pid) && (await commandLineOf(pid)).includes(script);

/** Asks a process to end and makes it when it does not. */
async function endProcess(pid: number): Promise<void> {
  if (!isAlive(pid)) return;
  process.kill(pid, "SIGTERM");
  const gone = await waitFor(() => !isAlive(pid), { atMost: 10_000 });
  if (!gone && isAlive(pid)) process.kill(pid, "SIGKILL");
}
