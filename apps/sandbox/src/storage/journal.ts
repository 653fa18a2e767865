import { closeSync, existsSync, ftruncateSync, mkdirSync, openSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import { appendWhole } from "./append-whole.ts";

/** A file of JSON lines that is only ever added to. */
export interface Journal<Entry> {
  /**
   * Adds an entry, which outlives `kill -9` of this process, not a power cut.
   *
   * @throws where the disk does not take it; nothing is added then
   */
  append(entry: Entry): void;
  /** Forgets everything. */
  clear(): void;
  close(): void;
}

/** Opens a journal, made when missing, and hands each entry in it to `replay`, oldest first. */
export const openJournal = <Entry>(file: string, replay: (entry: Entry) => void): Journal<Entry> => {
  mkdirSync(dirname(file), { recursive: true });
  let size = existsSync(file) ? readWhole(file, replay) : 0;
  const descriptor = openSync(file, "a");
  // A line that was cut short when the process died would swallow the next one.
  ftruncateSync(descriptor, size);
  return {
    append: (entry) => {
      size = appendWhole(descriptor, Buffer.from(`${JSON.stringify(entry)}\n`), size);
    },
    clear: () => {
      ftruncateSync(descriptor, 0);
      size = 0;
    },
    close: () => closeSync(descriptor),
  };
};

/** Replays the complete lines; returns how many bytes they take. */
const readWhole = <Entry>(file: string, replay: (entry: Entry) => void): number => {
  const content = readFileSync(file);
  const end = content.lastIndexOf(0x0a) + 1;
  for (const line of content.toString("utf8", 0, end).split("\n")) {
    if (line !== "") replay(JSON.parse(line));
  }
  return end;
};
