import { type Logger, pino } from "pino";

export type { Logger };

/** JSON lines on standard output, or nothing. */
export const createLog = (level: string): Logger =>
  pino({ name: "sandbox", level, base: { name: "sandbox" }, timestamp: pino.stdTimeFunctions.isoTime });
