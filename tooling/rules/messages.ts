/**
 * Compares the messages of every package with English, with the code that uses them and with the glossary.
 */
import { writeFileSync } from "node:fs";
import { languages } from "@giftshop/storefront-config";
import { checkGlossary, countPending } from "./src/messages/check-glossary.ts";
import { compareMessages, compareOverlay, flatten, namedIn, unusedKeys } from "./src/messages/compare-messages.ts";
import { files, read } from "./src/repository.ts";

const paths = files("*/*/messages/*.json", "apps/commerce/src/*/*/messages/*.json");
const folders = [...new Set(paths.map((path) => path.slice(0, path.lastIndexOf("/"))))];
const named = namedIn(
  files("packages/*.ts", "packages/*.tsx", "apps/*.ts", "apps/*.tsx")
    .filter((path) => !/\.(test|stories)\.tsx?$/.test(path))
    .map(read)
    .join("\n"),
);

if (process.argv.includes("--pending")) {
  writeFileSync("packages/messages/glossary/pending.json", `${JSON.stringify(countPending(folders), null, 2)}\n`);
}

/** Before a release every language has every text; until then English stands in, and it is said which. */
const isRelease = process.argv.includes("--complete");

/** The admin begins with two languages: its people are ours, not the shop's visitors. */
const languagesOf = (folder: string): readonly string[] =>
  folder === "apps/admin/messages" ? ["en", "nl"] : languages;

const found = folders.flatMap((folder) => {
  const present = paths
    .filter((path) => path.slice(0, path.lastIndexOf("/")) === folder)
    .map((path) => path.slice(folder.length + 1, -".json".length));
  const messages = (language: string) => flatten(JSON.parse(read(`${folder}/${language}.json`)));
  const english = messages("en");
  return [
    ...languagesOf(folder)
      .filter((language) => !present.includes(language))
      .map((language) => `${language}.json is missing`),
    ...present.flatMap((name) => {
      const [language] = name.split("-");
      if (!language || language === name) return compareMessages(english, messages(name), name);
      return compareOverlay(messages(language), messages(name), name);
    }),
    ...unusedKeys(english.keys(), named).map((key) => `${key} is used nowhere`),
  ].map((fault) => `${folder}: ${fault}`);
});
found.push(...checkGlossary(folders));

const isLack = (fault: string): boolean =>
  !isRelease && fault.endsWith(" is missing") && !fault.endsWith(".json is missing");
const faults = found.filter((fault) => !isLack(fault));
for (const lack of found.filter(isLack)) console.warn(`warning: ${lack}`);

for (const fault of faults) console.error(fault);
console.log(`${folders.length} packages with messages in ${languages.length} languages, ${faults.length} faults`);
process.exitCode = faults.length === 0 ? 0 : 1;
