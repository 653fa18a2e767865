import { mkdir, rm, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { filesOf, type MarkFile } from "../marks/files.ts";
import { openLettering } from "../marks/lettering.ts";
import { missingWords } from "../src/missing.ts";
import { records } from "../src/storefronts/records.ts";
import { brandGroups } from "../src/types.ts";

// Draws the marks of all records where the shop finds them, to be committed; `pnpm --filter
// @giftshop/storefront-config storefronts` runs it after the list of records.

const repository = new URL("../../../", import.meta.url);
const publicFolder = (group: string) => new URL(`apps/${group.toLowerCase()}/public/`, repository);

const missing = Object.values(records).flatMap(missingWords);
if (missing.length > 0) throw new Error(missing.join("\n"));

const letters = await openLettering();
const files = new Map<string, MarkFile>();
for (const record of Object.values(records)) {
  for (const file of filesOf(record, letters)) files.set(`${file.group} ${file.pictures[0]?.key}`, file);
}

for (const group of brandGroups) await rm(new URL("marks/", publicFolder(group)), { recursive: true, force: true });
for (const { group, path, content } of files.values()) {
  if (!path) continue;
  const target = new URL(path, publicFolder(group));
  await mkdir(dirname(target.pathname), { recursive: true });
  await writeFile(target, content);
}

const drawn = Object.fromEntries(
  [...files.values()]
    .flatMap(({ pictures }) => pictures)
    .map(({ key, src, width, height }) => [key, [src, width, height]] as const)
    .sort(([one], [other]) => (one < other ? -1 : 1)),
);
await writeFile(new URL("../src/branding/drawn.json", import.meta.url), JSON.stringify(drawn));

const badges = Object.fromEntries(
  [...files.values()].flatMap(({ content, pictures: [first] }) => {
    const [code, name] = first?.key.split("/") ?? [];
    return code && name === "badge" ? [[code, String(content).trim()] as const] : [];
  }),
);
await writeFile(new URL("../src/branding/badges.json", import.meta.url), JSON.stringify(badges));

const bytes = [...files.values()].map(({ content }) => Buffer.byteLength(content));
const largest = Math.max(...bytes);
process.stdout.write(
  `${files.size} files, ${Math.round(bytes.reduce((sum, each) => sum + each, 0) / 1024)} KiB, the largest ${largest} bytes\n`,
);
