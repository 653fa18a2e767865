/**
 * Pictures of every screen in three houses on one page (`pnpm gallery [CBFR …] [--before <folder>]`), of the
 * journeys' shop, which it starts unless it runs.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile, writeFile } from "node:fs/promises";
import { join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { eventually } from "./src/eventually.ts";
import { createCamera, type Picture } from "./src/gallery/camera.ts";
import { galleryPage } from "./src/gallery/gallery-page.ts";
import { houses, walkThrough } from "./src/gallery/scenes.ts";
import { readyUrl } from "./src/stack/shared-stack.ts";

const folder = fileURLToPath(new URL("../../.data/gallery", import.meta.url));

const isUp = () => fetch(readyUrl).then(({ ok }) => ok);

const started = (await isUp().catch(() => false))
  ? undefined
  : spawn(process.execPath, [fileURLToPath(new URL("src/stack/serve.ts", import.meta.url))], { stdio: "inherit" });
await eventually("the shop", isUp, { within: 600_000, every: 500 });

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
  args: ["--no-sandbox"],
});
const { positionals: wished, values } = parseArgs({ allowPositionals: true, options: { before: { type: "string" } } });
for (const house of houses.filter(({ code }) => wished.length === 0 || wished.includes(code))) {
  const page = await browser.newPage({ reducedMotion: "reduce", bypassCSP: true });
  const camera = createCamera(page, folder, `${house.code} ${house.language}`);
  await walkThrough(page, house, camera.take);
  await writeFile(join(folder, `${house.code}.json`), JSON.stringify(camera.taken));
  await page.close();
  console.log(`${house.code}: ${camera.taken.length} pictures`);
}
await browser.close();
// What other runs took of the others stays.
const picturesIn = async (taken: string): Promise<readonly Picture[]> => {
  const lists = await Promise.all(
    houses.map(({ code }) => readFile(join(taken, `${code}.json`), "utf8").catch(() => "[]")),
  );
  return lists
    .flatMap((list): Picture[] => JSON.parse(list))
    .map((picture) => ({ ...picture, file: join(relative(folder, taken), picture.file) }));
};
const before = values.before === undefined ? [] : await picturesIn(resolve(values.before));
await writeFile(join(folder, "index.html"), galleryPage(await picturesIn(folder), before));
console.log(join(folder, "index.html"));
if (started) {
  started.kill("SIGTERM");
  await once(started, "exit");
}
