import { expect, test } from "@jest/globals";
import { areHalfShort, fullFolders, longest, longFiles } from "./sizes.ts";

test("a file of one line too many is named, a table of data is not", () => {
  const table = "packages/ui-kit/src/theme/fonts/manifest.ts";
  const sources = [["a.ts", longest] as const, ["b.ts", longest + 1] as const, [table, 2 * longest] as const];
  expect(longFiles(sources)).toEqual([`b.ts: ${longest + 1} lines; a file has at most ${longest}`]);
});

test("half of the files are short", () => {
  expect(areHalfShort([["a.ts", 50] as const, ["b.ts", 51] as const])).toBe(true);
  expect(areHalfShort([["a.ts", 51] as const, ["b.ts", 51] as const, ["c.ts", 1] as const])).toBe(false);
});

test("a folder is full by its files and folders, however many lie deeper", () => {
  const files = Array.from({ length: 29 }, (_, n) => `a/${n}.ts`);
  expect(fullFolders([...files, "a/b/1.ts", "a/b/2.ts"])).toEqual([]);
  expect(fullFolders([...files, "a/b/1.ts", "a/c/1.ts"])).toEqual([expect.stringMatching(/^a: 31 /u)]);
});
