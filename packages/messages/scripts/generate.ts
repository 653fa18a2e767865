/**
 * Writes what loads the messages of each folder, where something
 * imports it: `words.ts` for the server, `late.ts` for one language.
 */
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { languages } from "@giftshop/storefront-config";
import { type Folder, lacks, lateSource, wordsSource } from "./loaders.ts";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const importing = /from "(\.[^"]*\/messages)\/(words|late)\.ts"/gu;
const ignored = /node_modules|\/dist\/|\/\.next\//u;

const wanted = new Set(
  globSync("{packages,apps}/*/{src,scripts}/**/*.{ts,tsx}", {
    cwd: root,
    exclude: (path) => ignored.test(path),
  }).flatMap((path) =>
    [...readFileSync(join(root, path), "utf8").matchAll(importing)].map(
      ([, folder = "", name = ""]) => `${join(dirname(path), folder)}/${name}`,
    ),
  ),
);

const readFolder = (path: string): Folder => {
  const read = (language: string) => JSON.parse(readFileSync(join(root, path, `${language}.json`), "utf8"));
  // Its own words are the only ones that are not in another package.
  const isOwn = path.startsWith("packages/messages/");
  return {
    languages,
    incomplete: languages.filter((language) => lacks(read("en"), read(language))),
    from: isOwn ? "../../complete.ts" : "@giftshop/messages/complete",
    varieties: globSync("*-*.json", { cwd: join(root, path) })
      .map((name) => name.slice(0, -".json".length))
      .sort(),
    fromVariety: isOwn ? "../../load-variety.ts" : "@giftshop/messages",
  };
};

for (const path of wanted) {
  const folder = readFolder(dirname(path));
  writeFileSync(join(root, `${path}.ts`), path.endsWith("/words") ? wordsSource(folder) : lateSource(folder));
}
