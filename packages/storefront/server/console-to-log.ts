import { format } from "node:util";
import type { Logger } from "./log.ts";

const levels = { log: "info", info: "info", warn: "warn", error: "error" } as const;

/** Next and its pages write plain lines to the console; makes JSON lines of them, as of all else. */
export const consoleToLog = (log: Logger): void => {
  for (const [method, level] of Object.entries(levels)) {
    Object.assign(console, { [method]: (...parts: unknown[]) => log[level as "info"](format(...parts)) });
  }
};
