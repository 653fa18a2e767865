import { createWriteStream, type WriteStream } from "node:fs";
import { mkdir, rename } from "node:fs/promises";
import { dirname } from "node:path";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";

/** A line of a log that somebody should see. */
export interface Notice {
  readonly level: "warn" | "error";
  readonly message: string;
}

/**
 * Where the output of a process goes; the last run's is kept as `.previous`. A full disk ends the log, not
 * the shop, and is told once; complaints are still shown.
 */
export interface LogFile {
  readonly path: string;
  /** Takes what a process writes, line by line; what is not JSON becomes JSON. */
  take(output: Readable): void;
  close(): Promise<void>;
}

export const openLogFile = async (path: string, notice: (notice: Notice) => void): Promise<LogFile> => {
  await mkdir(dirname(path), { recursive: true });
  await rename(path, `${path}.previous`).catch(() => undefined);
  const file = createWriteStream(path);
  file.once("error", ({ message }) =>
    notice({ level: "error", message: `${path} is not written any more: ${message}` }),
  );
  // Whoever writes to a stream that failed is told so by it again.
  file.on("error", () => undefined);
  return {
    path,
    take: (output) => {
      createInterface({ input: output }).on("line", (line) => takeLine(line, file, notice));
    },
    close: () => new Promise((resolve) => file.end(() => resolve())),
  };
};

const takeLine = (line: string, file: WriteStream, notice: (notice: Notice) => void): void => {
  if (line.trim() === "") return;
  const entry = parse(line);
  file.write(entry === undefined ? `${JSON.stringify({ time: new Date().toISOString(), msg: line })}\n` : `${line}\n`);
  const level = noticed[String(entry?.level)];
  if (level !== undefined) notice({ level, message: messageOf(entry, line) });
};

/** Levels that somebody should see, as pino's numbers (storefronts, sandbox) and as words (commerce). */
const noticed: Readonly<Record<string, Notice["level"]>> = {
  "40": "warn",
  "50": "error",
  "60": "error",
  warn: "warn",
  error: "error",
  fatal: "error",
};

const parse = (line: string): Readonly<Record<string, unknown>> | undefined => {
  if (!line.startsWith("{")) return undefined;
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
};

/** The last complaint in the text of a log; undefined when there is none. */
export const lastComplaint = (text: string): string | undefined => {
  const line = text.split("\n").findLast((candidate) => noticed[String(parse(candidate)?.level)] === "error");
  return line === undefined ? undefined : messageOf(parse(line), line);
};

/**
 * What happened and why, on one line: pino's message and what its error says (commerce calls that `text`).
 */
const messageOf = (entry: Readonly<Record<string, unknown>> | undefined, line: string): string => {
  const error: unknown = entry?.err ?? entry?.error;
  const { message, text } = (typeof error === "object" && error !== null ? error : {}) as Readonly<
    Record<string, unknown>
  >;
  const said = message ?? text;
  const reason = typeof said === "string" ? `: ${said}` : "";
  return `${typeof entry?.msg === "string" ? entry.msg : line}${reason}`.split("\n", 1).join("").slice(0, 240);
};
