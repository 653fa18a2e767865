import { format } from "node:util";
import { type Logger, pino } from "pino";

/**
 * JSON lines on standard output; `LOG_LEVEL` chooses how
 * much. Pages sent from memory are counted, not logged.
 */
export const createLog = (app: string): Logger =>
  pino({ level: process.env.LOG_LEVEL || "info", base: { app }, timestamp: pino.stdTimeFunctions.isoTime });

const levels = { log: "info", info: "info", warn: "warn", error: "error" } as const;

/** Next and its pages write plain lines to the console; makes JSON lines of them, as of all else. */
export const consoleToLog = (log: Logger): void => {
  for (const [method, level] of Object.entries(levels)) {
    Object.assign(console, { [method]: (...parts: unknown[]) => log[level](format(...parts)) });
  }
};

export type { Logger };
