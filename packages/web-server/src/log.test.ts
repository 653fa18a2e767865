import { Writable } from "node:stream";
import { afterEach, expect, test } from "@jest/globals";
import { pino } from "pino";
import { consoleToLog } from "./log.ts";

const original = { ...console };
afterEach(() => void Object.assign(console, original));

test("what Next prints becomes a JSON line, stack and all", () => {
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk, _, done) {
      lines.push(`${chunk}`);
      done();
    },
  });
  consoleToLog(pino(stream));
  console.error("⨯", new Error("no page"));
  const line = JSON.parse(lines[0] ?? "");
  expect(line).toMatchObject({ level: 50 });
  expect(line.msg).toContain("⨯ Error: no page\n    at ");
});
