import { mkdtempSync, openSync, readFileSync, rmSync, writeFileSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "@jest/globals";
import { appendWhole } from "./append-whole.ts";
import { openJournal } from "./journal.ts";

const folder = mkdtempSync(join(tmpdir(), "append-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** A disk that takes so many bytes more, as Linux answers: first a part without an error, then the error. */
const disk = (room: number) => {
  let left = room;
  return (descriptor: number, bytes: Uint8Array): number => {
    if (left === 0) throw new Error("ENOSPC");
    const written = writeSync(descriptor, bytes.subarray(0, left));
    left -= written;
    return written;
  };
};

test("what the disk takes a part of is not there at all", () => {
  const file = join(folder, "one");
  const descriptor = openSync(file, "a");
  const size = appendWhole(descriptor, Buffer.from("whole\n"), 0, disk(100));
  expect(() => appendWhole(descriptor, Buffer.from("torn in half\n"), size, disk(4))).toThrow("ENOSPC");
  expect(appendWhole(descriptor, Buffer.from("next\n"), size)).toBe(11);
  expect(readFileSync(file, "utf8")).toBe("whole\nnext\n");
});

test("a journal goes on behind what it kept, also with letters of several bytes", () => {
  const file = join(folder, "journal.jsonl");
  writeFileSync(file, '{"name":"Zoë"}\n{"name":"tor');
  const found: unknown[] = [];
  const journal = openJournal(file, (entry) => found.push(entry));
  journal.append({ name: "Élodie" });
  journal.clear();
  journal.append({ name: "Noor" });
  journal.append({ name: "Zoë" });
  journal.close();
  expect(found).toEqual([{ name: "Zoë" }]);
  expect(readFileSync(file, "utf8")).toBe('{"name":"Noor"}\n{"name":"Zoë"}\n');
});
