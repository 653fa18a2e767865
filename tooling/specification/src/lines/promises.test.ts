import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "@jest/globals";
import { deskPromises } from "./desk-promises.ts";
import { emailPromises } from "./email-promises.ts";
import { messagePromises } from "./message-promises.ts";
import { promises } from "./promises.ts";

const root = fileURLToPath(new URL("../../../../", import.meta.url));
const read = (...patterns: string[]) =>
  globSync(patterns, { cwd: root }).map((name) => readFileSync(join(root, name), "utf8"));
const emails = read("apps/commerce/src/**/messages/en.json");

test.each([
  ["pages", promises, read("tooling/seed/src/content/en/*.ts")],
  ["messages", messagePromises, read("packages/*/messages/en.json", "packages/*/src/**/messages/en.json")],
  ["emails", emailPromises, emails],
  ["desk", deskPromises, read("apps/admin/messages/en.json", "apps/admin/src/**/messages/en.json")],
])("each promise of the %s stands there as it is quoted", (_, table, texts) => {
  const written = texts.join("\n");
  expect(table.filter(({ line }) => !written.includes(line))).toEqual([]);
});

const textsOf = (value: unknown): string[] =>
  typeof value === "string" ? [value] : Object.values(value as Record<string, unknown>).flatMap(textsOf);

test("an email that names a span of time promises something", () => {
  const span = /(?:\{\w+\}|\d+|one|two|three)\s(?:working\s)?(?:minute|hour|day|month)s?\b/u;
  const promised = (text: string) => emailPromises.some(({ line }) => text.includes(line));
  const texts = emails.flatMap((json) => textsOf(JSON.parse(json)));
  expect(texts.filter((text) => span.test(text) && !promised(text))).toEqual([]);
});
