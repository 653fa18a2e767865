import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { Problem } from "../../problem.ts";
import { waitFor } from "../../wait.ts";
import type { LogFile } from "./log-file.ts";

export interface ProcessOptions {
  readonly name: string;
  readonly script: string;
  readonly words?: readonly string[];
  readonly cwd: string;
  readonly variables: NodeJS.ProcessEnv;
  /** Answers 200 when the process can work. */
  readonly readyUrl: string;
  readonly log: LogFile;
  /** Hears of the process and of what happens to it. */
  readonly tell: (event: ProcessEvent) => void;
}

export type ProcessEvent =
  | { readonly kind: "started"; readonly pid: number }
  | { readonly kind: "ended"; readonly pid: number }
  | { readonly kind: "died"; readonly how: string; readonly pause: number }
  | { readonly kind: "ready-again" };

/** How long a process gets to be ready, and to end after it was asked to; milliseconds. */
const timeout = { ready: 60_000, end: 25_000 } as const;

const longestPause = 10_000;

/** A process that is started again when it dies, after a pause that doubles from a quarter of a second. */
export class ManagedProcess {
  readonly #options: ProcessOptions;
  #child: ChildProcess | undefined;
  #wanted = false;
  #pause = 250;
  #again: NodeJS.Timeout | undefined;

  constructor(options: ProcessOptions) {
    this.#options = options;
  }

  get name(): string {
    return this.#options.name;
  }

  /** Undefined while it is down. */
  get pid(): number | undefined {
    return this.#child?.pid;
  }

  /**
   * Starts it and returns when it is ready. @throws Problem when
   * it ends before that, takes too long, or another answers.
   */
  async start(): Promise<void> {
    // Its answers would be taken for those of the child, which cannot listen there.
    if (await this.isReady()) {
      throw new Problem(
        `${this.#options.readyUrl}, meant for ${this.name}, is answered by another program: stop that one.`,
      );
    }
    this.#wanted = true;
    const child = this.#spawn();
    const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
    const look = async () => {
      const ready = await this.isReady();
      return hasEnded() ? "ended" : ready && "ready";
    };
    const outcome = await waitFor<"ended" | "ready">(look, { atMost: timeout.ready });
    if (outcome === "ready") return;
    await this.stop();
    const why = outcome === "ended" ? "ended as soon as it was started" : "was not ready within a minute";
    throw new Problem(`${this.name} ${why}; ${this.#options.log.path} ends with:\n${await this.#lastWords()}`);
  }

  /** Asks it to end, waits, and kills it when it does not. */
  async stop(): Promise<void> {
    this.#wanted = false;
    clearTimeout(this.#again);
    await this.#end("SIGTERM");
  }

  /** Kills it as a crash would, until `restart`. */
  async kill9(): Promise<void> {
    this.#wanted = false;
    clearTimeout(this.#again);
    await this.#end("SIGKILL");
  }

  /** Ends it when it runs, starts it again and returns when it is ready. */
  async restart(): Promise<void> {
    await this.stop();
    await this.start();
  }

  /** Whether it answers that it can work. */
  async isReady(): Promise<boolean> {
    try {
      const answer = await fetch(this.#options.readyUrl, { signal: AbortSignal.timeout(2_000) });
      await answer.body?.cancel();
      return answer.ok;
    } catch {
      return false;
    }
  }

  #spawn(): ChildProcess {
    const { script, words = [], cwd, variables, log, tell } = this.#options;
    // A group of its own: Ctrl-C at the terminal reaches the starter alone, which ends all in their order.
    const child = spawn(process.execPath, [script, ...words], {
      cwd,
      env: variables,
      detached: true,
      stdio: ["ignore", "pipe", "pipe"],
    });
    this.#child = child;
    log.take(child.stdout);
    log.take(child.stderr);
    const { pid } = child;
    if (pid !== undefined) tell({ kind: "started", pid });
    child.once("exit", (code, signal) => {
      if (pid !== undefined) tell({ kind: "ended", pid });
      if (this.#child === child) this.#child = undefined;
      if (this.#wanted) this.#revive(signal ?? `code ${code}`);
    });
    return child;
  }

  #revive(how: string): void {
    const pause = this.#pause;
    this.#pause = Math.min(pause * 2, longestPause);
    this.#options.tell({ kind: "died", how, pause });
    this.#again = setTimeout(async () => {
      this.#spawn();
      const ready = await waitFor(() => this.isReady(), { atMost: timeout.ready, every: 100 });
      if (!ready || this.#child === undefined) return;
      this.#pause = 250;
      this.#options.tell({ kind: "ready-again" });
    }, pause);
  }

  async #end(signal: "SIGTERM" | "SIGKILL"): Promise<void> {
    const child = this.#child;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, "exit");
    child.kill(signal);
    const force = setTimeout(() => child.kill("SIGKILL"), timeout.end);
    await ended;
    clearTimeout(force);
  }

  async #lastWords(): Promise<string> {
    const text = await readFile(this.#options.log.path, "utf8").catch(() => "");
    return text.trim().split("\n").slice(-5).join("\n");
  }
}
