/** Compares the messages of every package with English and with the code that uses them. */
import { languages } from "@giftshop/storefront-config";
import { compareMessages, flatten, unusedKeys } from "./src/compare-messages.ts";
import { files, read } from "./src/repository.ts";

const folders = [
  ...new Set(
    files("*/*/messages/*.json", "apps/commerce/src/*/messages/*.json").map((path) =>
      path.slice(0, path.lastIndexOf("/")),
    ),
  ),
];
const source = files("packages/*.ts", "packages/*.tsx", "apps/*.ts", "apps/*.tsx")
  .filter((path) => !/\.(test|stories)\.tsx?$/.test(path))
  .map(read)
  .join("\n");

const faults = folders.flatMap((folder) => {
  const present = files(`${folder}/*.json`).map((path) => path.slice(folder.length + 1, -".json".length));
  const english = flatten(JSON.parse(read(`${folder}/en.json`)));
  return [
    ...languages.filter((language) => !present.includes(language)).map((language) => `${language}.json is missing`),
    ...present.flatMap((language) =>
      compareMessages(english, flatten(JSON.parse(read(`${folder}/${language}.json`))), language),
    ),
    ...unusedKeys(english.keys(), source).map((key) => `${key} is used nowhere`),
  ].map((fault) => `${folder}: ${fault}`);
});

for (const fault of faults) console.error(fault);
console.log(`${folders.length} packages with messages in ${languages.length} languages, ${faults.length} faults`);
process.exitCode = faults.length === 0 ? 0 : 1;
