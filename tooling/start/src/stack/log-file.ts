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

/** Where the output of a process goes. The last run's file is kept beside it as `.previous`. */
export interface LogFile {
  readonly path: string;
  /** Takes what a process writes, line by line; what is not JSON becomes JSON. */
  take(output: Readable): void;
  close(): Promise<void>;
}

export async function openLogFile(path: string, notice: (notice: Notice) => void): Promise<LogFile> {
  await mkdir(dirname(path), { recursive: true });
  await rename(path, `${path}.previous`).catch(() => undefined);
  const file = createWriteStream(path);
  return {
    path,
    take: (output) => {
      createInterface({ input: output }).on("line", (line) => takeLine(line, file, notice));
    },
    close: () => new Promise((resolve) => file.end(resolve)),
  };
}

function takeLine(line: string, file: WriteStream, notice: (notice: Notice) => void): void {
  if (line.trim() === "") return;
  const entry = parse(line);
  file.write(entry === undefined ? `${JSON.stringify({ time: new Date().toISOString(), msg: line })}\n` : `${line}\n`);
  const level = typeof entry?.level === "number" ? entry.level : 0;
  if (level >= 40) notice({ level: level >= 50 ? "error" : "warn", message: messageOf(entry, line) });
}

function parse(line: string): Readonly<Record<string, unknown>> | undefined {
  if (!line.startsWith("{")) return undefined;
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

/** What happened and why, on one line: pino's message and the message of its error. */
function messageOf(entry: Readonly<Record<string, unknown>> | undefined, line: string): string {
  const error = entry?.err ?? entry?.error;
  const reason = typeof error === "object" && error !== null && "message" in error ? `: ${error.message}` : "";
  return `${typeof entry?.msg === "string" ? entry.msg : line}${reason}`.split("\n", 1).join("").slice(0, 240);
}
