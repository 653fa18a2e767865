import { type Logger, pino } from "pino";

/** JSON lines on standard output; `LOG_LEVEL` chooses how much. Pages sent from memory are counted, not logged. */
export const createLog = (app: string): Logger =>
  pino({ level: process.env.LOG_LEVEL || "info", base: { app }, timestamp: pino.stdTimeFunctions.isoTime });

export type { Logger };
