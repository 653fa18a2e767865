import { spawnSync } from "node:child_process";
import { expect, test } from "@jest/globals";
import { describeError, scrub } from "./log.ts";

test("addresses and card numbers leave a text, paths and versions stay", () => {
  expect(scrub("to ada+gift@mail.example.org: 6299990000000000017")).toBe("to [e-mail]: [card number]");
  expect(scrub("no such user <zoë.müller@bücher.example>")).toBe("no such user <[e-mail]>");
  expect(scrub("node_modules/pg@8.23.1/lib/client.js")).toBe("node_modules/pg@8.23.1/lib/client.js");
});

test("an error keeps its name, code and cause, and none of its values", () => {
  const cause = Object.assign(new Error("duplicate key (email)=(ada@example.org)"), {
    code: "23505",
    detail: "ada@example.org",
  });
  const described = describeError(new Error("not written", { cause }));
  expect(described).toMatchObject({ name: "Error", text: "not written", cause: { code: "23505" } });
  expect(JSON.stringify(described)).not.toContain("ada@");
});

const module = new URL("./log.ts", import.meta.url).href;

test.each([
  ["a rejection", "void Promise.reject(error)"],
  ["an exception", "throw error"],
  ["an exception in a timer", "setTimeout(() => { throw error; })"],
])("%s that nobody catches ends the process with a line of the log, without what it must not say", (_, statement) => {
  const script = `const { createLog, logDeath } = await import(${JSON.stringify(module)}); logDeath(createLog("test"));
    const error = new Error("to ada@mail.example: 6299990000000000017"); ${statement};`;
  const { status, stdout, stderr } = spawnSync(process.execPath, ["--input-type=module", "-e", script], {
    encoding: "utf8",
  });
  expect([status, stderr]).toEqual([1, ""]);
  expect(JSON.parse(stdout)).toMatchObject({
    level: "fatal",
    process: "test",
    msg: "died",
    error: { text: "to [e-mail]: [card number]" },
  });
  expect(stdout).not.toContain("ada@");
});
