import { readFile } from "node:fs/promises";
import { expect, test } from "@jest/globals";
import { isEnumType } from "graphql";
import { modules } from "../../entries/modules.ts";
import { buildStaffSchema } from "../../entries/staff-schema.ts";
import { operations } from "./roles.ts";

type Words = Readonly<Record<string, Readonly<Record<string, string>>>>;

const schema = await buildStaffSchema();
const valuesOf = (name: string): string[] => {
  const type = schema.getType(name);
  return isEnumType(type) ? type.getValues().map((value) => value.name) : [];
};
/** What is only read leaves nothing behind in the audit. */
const isWritten = (operation: string): boolean => !/^(figures\..*|.*\.read|files\.export)$/u.test(operation);

const said: Readonly<Record<string, readonly string[]>> = {
  email: modules.flatMap(({ emails = [] }) => emails.map(({ queue }) => queue.replace(/^mail\./u, ""))),
  operation: Object.keys(operations)
    .filter(isWritten)
    .map((operation) => operation.replace(".", "_")),
  queue: valuesOf("QueueKind"),
  event: valuesOf("EventKind"),
  refused: valuesOf("Refusal"),
};

test.each(["en", "nl"])(
  "the admin has words in %s for every email, operation, queue, event and refusal",
  async (language) => {
    const file = new URL(`../../../../admin/messages/${language}.json`, import.meta.url);
    const words = JSON.parse(await readFile(file, "utf8")) as Words;
    for (const [part, names] of Object.entries(said)) {
      expect(names.length).toBeGreaterThan(0);
      expect([part, names.filter((name) => !words[part]?.[name])]).toEqual([part, []]);
    }
  },
);
