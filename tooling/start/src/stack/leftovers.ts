import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { reasonOf } from "../problem.ts";
import { isAlive, isThere, type Known } from "../process-table.ts";
import { waitFor } from "../wait.ts";

/**
 * Remembers in the data folder which processes run, so that the next start ends what a killed one left. A
 * full disk is told once, and the next change is written again.
 */
export class RunningProcesses {
  readonly #file: string;
  readonly #tell: (message: string) => void;
  readonly #known = new Map<number, Known>();
  #writing: Promise<void> = Promise.resolve();
  #told = false;

  /** @param tell hears once that the file cannot be written */
  constructor(dataDirectory: string, tell: (message: string) => void) {
    this.#file = join(dataDirectory, "running.json");
    this.#tell = tell;
  }

  /** Ends what an earlier start left behind; how many processes that were. */
  async takeOver(): Promise<number> {
    const left = await Promise.all((await this.#read()).map(async (one) => ({ ...one, alive: await isThere(one) })));
    const orphans = left.filter(({ alive }) => alive);
    await Promise.all(orphans.map(({ pid }) => endProcess(pid)));
    return orphans.length;
  }

  async add(pid: number, script: string): Promise<void> {
    this.#known.set(pid, { pid, script });
    await this.#change(() => this.#write());
  }

  async remove(pid: number): Promise<void> {
    this.#known.delete(pid);
    await this.#change(() => this.#write());
  }

  async clear(): Promise<void> {
    await this.#change(() => rm(this.#file, { force: true }));
  }

  /** One change after the other. */
  #change(work: () => Promise<void>): Promise<void> {
    this.#writing = this.#writing.then(work).catch((error: unknown) => {
      if (!this.#told) this.#tell(`${this.#file} is not written any more: ${reasonOf(error)}`);
      this.#told = true;
    });
    return this.#writing;
  }

  /** Aside and moved into place: whoever is killed meanwhile, and a full disk, leave the list of before. */
  async #write(): Promise<void> {
    await mkdir(dirname(this.#file), { recursive: true });
    const draft = `${this.#file}.${process.pid}`;
    try {
      await writeFile(draft, JSON.stringify([...this.#known.values()]));
      await rename(draft, this.#file);
    } catch (error) {
      await rm(draft, { force: true }).catch(() => undefined);
      throw error;
    }
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

/** Asks a process to end and makes it when it does not. */
const endProcess = async (pid: number): Promise<void> => {
  if (!isAlive(pid)) return;
  process.kill(pid, "SIGTERM");
  const gone = await waitFor(() => !isAlive(pid), { atMost: 10_000 });
  if (!gone && isAlive(pid)) process.kill(pid, "SIGKILL");
};
