import { type Logger, pino } from "pino";

export type Log = Logger;

const secretFields = [
  "cardNumber",
  "pin",
  "token",
  "redeemToken",
  "email",
  "message",
  "firstName",
  "lastName",
  "phoneNumber",
  "password",
  "authorization",
  "cookie",
];
const depths = ["", "*.", "*.*.", "*.*.*."];
const emailAddress = /[\p{L}\p{N}_.+%'-]{1,64}@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}/gu;
const cardNumber = /\b\d{19}\b/g;

/** Free text (an error's message, a stack) with e-mail addresses and card numbers taken out. */
export const scrub = (text: string): string =>
  text.replace(emailAddress, "[e-mail]").replace(cardNumber, "[card number]");

/** What the log keeps of an error: name, code and scrubbed text, never the values a query was called with. */
export const describeError = (error: unknown): Record<string, unknown> => {
  if (!(error instanceof Error)) return { text: scrub(String(error)) };
  const code = "code" in error ? error.code : undefined;
  const cause = error.cause === undefined ? undefined : describeError(error.cause);
  return { name: error.name, code, text: scrub(error.message), stack: scrub(error.stack ?? ""), cause };
};

/**
 * JSON lines on standard output. `message` is redacted as a field because a personal note is one;
 * the line's own text is `msg`.
 */
export const createLog = (name: string, level = "info"): Log =>
  pino({
    level,
    base: { process: name },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    redact: { paths: secretFields.flatMap((field) => depths.map((depth) => `${depth}${field}`)), censor: "[redacted]" },
    serializers: { error: describeError, err: describeError },
  });

/**
 * What nobody catches ends this process, as it would by
 * itself; its last words are a line of the log like any other.
 */
export const logDeath = (log: Log): void => {
  const die = (error: unknown): void => {
    log.fatal({ error }, "died");
    process.exit(1);
  };
  process.on("uncaughtException", die);
  process.on("unhandledRejection", die);
};
