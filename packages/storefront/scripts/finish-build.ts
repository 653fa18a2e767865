import { cp, mkdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { loaderFile, ownScriptFile } from "../server/finish-html.ts";
import { standaloneDirectory } from "../server/next-handler.ts";
import { ownScripts } from "../src/own-scripts.ts";
import { bundleLoader } from "./bundle-loader.ts";
import { compressStatic } from "./compress-static.ts";
import { dropUnusedMedia } from "./drop-unused-media.ts";
import { hintCompilation } from "./hint-compilation.ts";
import { mergeStyles } from "./merge-styles.ts";

// After `next build`: what the front door sends stands beside
// the server, joined and compressed, the loader among it.

const build = join(standaloneDirectory, ".next");
await cp(new URL("../.next/static", import.meta.url), join(build, "static"), { recursive: true });
await cp(new URL("../../ui-kit/fonts", import.meta.url), join(standaloneDirectory, "fonts"), { recursive: true });
await dropUnusedMedia(join(build, "static", "media"));
await mergeStyles(build);
await hintCompilation(build);
await compressStatic(join(build, "static"));
await bundleLoader(fileURLToPath(new URL("../src/loader/main.ts", import.meta.url)), loaderFile);
for (const [route, entry] of Object.entries(ownScripts)) {
  await mkdir(dirname(ownScriptFile(route)), { recursive: true });
  await bundleLoader(fileURLToPath(import.meta.resolve(entry)), ownScriptFile(route));
}
