import { readdirSync, readFileSync } from "node:fs";
import { constants, getPriority, setPriority } from "node:os";

/** So much nicer than the process, a thread gets a quarter of a core that somebody else wants all of, too. */
export const steps = 5;

const threads = "/proc/self/task";

/** The threads of libuv's pool, on which Node works beside its own; on Linux they have this name. */
const isPooled = (thread: string): boolean =>
  readFileSync(`${threads}/${thread}/comm`, "utf8").trim() === "libuv-worker";

/**
 * Gives the pool's threads a lower priority than the one that answers, on Linux, where each has its own.
 * Call it once work is under way, as the threads come with it.
 *
 * @returns how many there are
 */
export const calmThreads = (): number => {
  try {
    const pooled = readdirSync(threads).filter(isPooled);
    const priority = Math.min(getPriority() + steps, constants.priority.PRIORITY_LOW);
    for (const thread of pooled) setPriority(Number(thread), priority);
    return pooled.length;
  } catch {
    // Another system, or one that does not say: passwords are hashed all the same.
    return 0;
  }
};
