/**
 * Pictures of every screen in the three houses, German and Arabic too, on one page: `pnpm gallery`, which
 * starts the journeys' shop unless it runs (`node src/stack/serve.ts`).
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";
import { eventually } from "./src/eventually.ts";
import { createCamera } from "./src/gallery/camera.ts";
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
const pictures = [];
for (const house of houses) {
  const page = await browser.newPage({ reducedMotion: "reduce", bypassCSP: true });
  const camera = createCamera(page, folder, `${house.code} ${house.language}`);
  await walkThrough(page, house, camera.take);
  pictures.push(...camera.taken);
  await page.close();
  console.log(`${house.code}: ${camera.taken.length} pictures`);
}
await browser.close();
await writeFile(join(folder, "index.html"), galleryPage(pictures));
console.log(join(folder, "index.html"));
if (started) {
  started.kill("SIGTERM");
  await once(started, "exit");
}
