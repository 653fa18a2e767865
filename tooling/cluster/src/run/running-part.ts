import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { type FileHandle, open, readFile } from "node:fs/promises";
import { serverIdentity, waitFor } from "@giftshop/start";
import type { Part } from "../plan/part.ts";
import { isReady } from "./is-ready.ts";

/** Milliseconds that a part gets to be ready, and to end after it was asked to. */
const timeout = { ready: 180_000, end: 30_000 } as const;

const longestPause = 8_000;

export interface PartSurroundings {
  /** Where its words begin: the root of the repository. */
  readonly cwd: string;
  readonly logFile: string;
  readonly tell: (message: string) => void;
  /** Hears of each process that was started, and of its end. */
  readonly note: (pid: number, runs: boolean) => void;
}

/**
 * A process of the cluster. It is started again when it dies by
 * itself; who was killed on purpose stays down until it is started.
 */
export class RunningPart {
  readonly part: Part;
  readonly #around: PartSurroundings;
  #child: ChildProcess | undefined;
  #wanted = false;
  #pause = 250;
  #again: NodeJS.Timeout | undefined;

  constructor(part: Part, surroundings: PartSurroundings) {
    this.part = part;
    this.#around = surroundings;
  }

  /** Undefined while it is down. */
  get pid(): number | undefined {
    return this.#child?.pid;
  }

  isReady(): Promise<boolean> {
    return this.#child === undefined ? Promise.resolve(false) : isReady(this.part.ready);
  }

  /**
   * Starts it, unless it runs, and returns when it is ready.
   * @throws with its last words when it does not become so
   */
  async start(): Promise<void> {
    clearTimeout(this.#again);
    this.#wanted = true;
    if (this.#child === undefined) await this.#spawn();
    const ready = await waitFor(() => this.isReady(), { atMost: timeout.ready, every: 100 });
    if (ready) return;
    const words = (await readFile(this.#around.logFile, "utf8").catch(() => "")).trim().split("\n").slice(-6);
    throw new Error(`${this.part.name} was not ready in time; its log ends with:\n${words.join("\n")}`);
  }

  /** Asks it to end, waits, and makes it when it does not. */
  stop(): Promise<void> {
    return this.#end(this.part.endsBy ?? "SIGTERM");
  }

  /** Kills it with all that it started, as a crash of its machine would, until `start`. */
  kill9(): Promise<void> {
    return this.#end("SIGKILL");
  }

  async #spawn(): Promise<void> {
    const { cwd, logFile, note, tell } = this.#around;
    const { program, words, lent, variables, name } = this.part;
    const log: FileHandle = await open(logFile, "a");
    // A group of its own: Ctrl-C at the terminal reaches the starter alone, which ends all in their order.
    const child = spawn(program, words, {
      ...(lent ? serverIdentity() : undefined),
      cwd: lent ? "/" : cwd,
      detached: true,
      env: lent
        ? { PATH: process.env.PATH, LC_ALL: "C.UTF-8", HOME: "/nonexistent" }
        : { ...process.env, ...variables },
      stdio: ["ignore", log.fd, log.fd],
    });
    this.#child = child;
    child.once("error", ({ message }) => tell(`${name} cannot be started: ${message}`));
    child.once("exit", (code, signal) => {
      void log.close();
      if (child.pid !== undefined) note(child.pid, false);
      if (this.#child === child) this.#child = undefined;
      if (this.#wanted) this.#revive(signal ?? `code ${code}`);
    });
    if (child.pid !== undefined) note(child.pid, true);
  }

  #revive(how: string): void {
    this.#around.tell(`${this.part.name} died (${how}); starting it again in ${this.#pause / 1000} s`);
    this.#again = setTimeout(() => void this.#spawn(), this.#pause);
    this.#pause = Math.min(this.#pause * 2, longestPause);
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    this.#wanted = false;
    this.#pause = 250;
    clearTimeout(this.#again);
    const child = this.#child;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, "exit");
    // nginx goes on without its first process.
    if (signal === "SIGKILL" && child.pid !== undefined) process.kill(-child.pid, signal);
    else child.kill(signal);
    const force = setTimeout(() => child.kill("SIGKILL"), timeout.end);
    await ended;
    clearTimeout(force);
  }
}
