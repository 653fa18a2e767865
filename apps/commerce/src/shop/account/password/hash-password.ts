import { availableParallelism } from "node:os";
import { hash, verify } from "@node-rs/argon2";
import { Failure } from "../../../platform/failure.ts";
import { aside } from "../../../platform/load/aside.ts";
import { calmThreads } from "./calm-threads.ts";

/** OWASP's second choice of parameters for Argon2id: 19 MiB, two passes. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Passwords get all cores but one, and what pages leave of them (`calmThreads`); so many others wait. */
const atOnce = Math.max(1, availableParallelism() - 1);
const longestQueue = 64;

let running = 0;
let isCalm = false;
const waiting: (() => void)[] = [];

/** Runs work when it is its turn. Throws 1002 where too many wait. */
const inQueue = async <T>(work: () => Promise<T>): Promise<T> => {
  if (running >= atOnce) {
    if (waiting.length >= longestQueue) throw new Failure("tooManyRequests");
    await new Promise<void>((resolve) => waiting.push(resolve));
  } else running += 1;
  try {
    const under = work();
    if (!isCalm) calmThreads();
    isCalm = true;
    return await under;
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
};

/** A password as it is kept: Argon2id with a salt of its own. Throws 1002 where too many wait. */
export const hashPassword = (password: string): Promise<string> => aside(() => inQueue(() => hash(password, cost)));

let nobody: Promise<string> | undefined;

/**
 * Whether a password belongs to a hash; without a hash (an unknown email) it answers no in the same time.
 * Throws 1002 where too many wait.
 */
export const verifyPassword = async (known: string | undefined, password: string): Promise<boolean> => {
  nobody ??= hashPassword("nobody has this password");
  const compared = known ?? (await nobody);
  const same = await aside(() => inQueue(() => verify(compared, password)));
  return known !== undefined && same;
};
