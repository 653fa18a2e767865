import { closeSync, existsSync, ftruncateSync, mkdirSync, openSync, readFileSync, writeSync } from "node:fs";
import { dirname } from "node:path";

/** A file of JSON lines that is only ever added to. */
export interface Journal<Entry> {
  /**
   * Adds an entry. When this returns the operating system has it, so it outlives `kill -9` of this process (not a power
   * cut: a sandbox need not wait for the disk).
   */
  append(entry: Entry): void;
  /** Forgets everything. */
  clear(): void;
  close(): void;
}

/** Opens a journal, made when missing, and hands each entry in it to `replay`, oldest first. */
export function openJournal<Entry>(file: string, replay: (entry: Entry) => void): Journal<Entry> {
  mkdirSync(dirname(file), { recursive: true });
  const whole = existsSync(file) ? readWhole(file, replay) : 0;
  const descriptor = openSync(file, "a");
  // A line that was cut short when the process died would swallow the next one.
  ftruncateSync(descriptor, whole);
  return {
    append: (entry) => {
      writeSync(descriptor, `${JSON.stringify(entry)}\n`);
    },
    clear: () => ftruncateSync(descriptor, 0),
    close: () => closeSync(descriptor),
  };
}

/** Replays the complete lines; returns how many bytes they take. */
function readWhole<Entry>(file: string, replay: (entry: Entry) => void): number {
  const content = readFileSync(file);
  const end = content.lastIndexOf(0x0a) + 1;
  for (const line of content.toString("utf8", 0, end).split("\n")) {
    if (line !== "") replay(JSON.parse(line));
  }
  return end;
}
