/**
 * Writes every text of the shop and its emails into one file
 * for each variety: what a translator reads without the shop.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { flatten } from "./src/messages/compare-messages.ts";
import { pageTexts } from "./src/messages/page-texts.ts";
import { readingText } from "./src/messages/reading-text.ts";
import { type Variety, varietiesOf } from "./src/messages/varieties.ts";
import { files, read, root } from "./src/repository.ts";

const paths = files("packages/**/messages/*.json", "apps/**/messages/*.json");
const folders = [...new Set(paths.map((path) => path.slice(0, path.lastIndexOf("/"))))];
const overlays = new Set(
  paths.map((path) => path.slice(path.lastIndexOf("/") + 1, -".json".length)).filter((name) => name.includes("-")),
);
const known = new Set(paths);

const messagesOf = (folder: string, name: string) => {
  const path = `${folder}/${name}.json`;
  return known.has(path) ? flatten(JSON.parse(read(path))) : new Map<string, string>();
};

/**
 * The messages of one folder, in the order in which the shop keeps them; a variety's own words are marked.
 */
const section = (folder: string, { name, language }: Variety): string => {
  const [base, own] = [messagesOf(folder, language), name === language ? new Map() : messagesOf(folder, name)];
  const lines = [...base].map(([key, text]) => {
    const overlay = own.get(key);
    return `- \`${key}\`${overlay === undefined ? "" : " *"} ${readingText(overlay ?? text)}`;
  });
  return `## ${folder}\n\n${lines.join("\n")}\n`;
};

const folder = `${root}.data/texts`;
mkdirSync(folder, { recursive: true });
const varieties = varietiesOf(overlays);
for (const variety of varieties) {
  const { name, language, storefront } = variety;
  const parts = folders.map((path) => section(path, variety));
  if (storefront) parts.push(pageTexts(storefront, language));
  writeFileSync(`${folder}/${name}.md`, `# ${name}\n\n${parts.join("\n")}`);
}
console.log(`${varieties.length} varieties in .data/texts`);
