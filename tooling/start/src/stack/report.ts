/** Hears what is going on while the shop starts and runs. */
export interface Report {
  /** Runs a step and shows how long it took; `say` adds a word to it. */
  step<Result>(name: string, work: (say: (word: string) => void) => Promise<Result>): Promise<Result>;
  /** Something a person should know; `from` is the process it is about. */
  notice(from: string, level: "info" | "warn" | "error", message: string): void;
}

/** A report for tests, which look at results only. */
export const silent: Report = { step: (_, work) => work(() => undefined), notice: () => undefined };
