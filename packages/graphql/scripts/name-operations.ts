import { readFile, writeFile } from "node:fs/promises";

// Keeps of what the code generator says of operations their names alone: its own table has every text of the
// shop for a key, and all pages would carry it.

const generated = new URL("../src/generated/", import.meta.url);
const documents = JSON.parse(await readFile(new URL("persisted-documents.json", generated), "utf8")) as Record<
  string,
  string
>;
const lines = Object.entries(documents).map(([hash, text]) => {
  const [named] = /(?:query|mutation) \w+/.exec(text) ?? [];
  if (named === undefined) throw new Error(`An operation has no name: ${text}`);
  return `  "${named}": "${hash}",\n`;
});
if (new Set(lines.map((line) => line.split(":")[0])).size < lines.length)
  throw new Error("Two operations have one name.");
await writeFile(
  new URL("operations.ts", generated),
  `/* eslint-disable */\n/** SHA-256 of each operation's text, by kind and name. Written by \`generate\`. */\nexport const operations: Readonly<Record<string, string>> = {\n${lines.join("")}};\n`,
);
