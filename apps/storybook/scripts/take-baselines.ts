/**
 * Takes the pictures of stories anew, all or of the files named behind the command, and makes new ones small;
 * one that still matches stays as it is, to the byte.
 */
import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";

const folder = fileURLToPath(new URL("../baselines", import.meta.url));
const words = process.argv.slice(2);
const began = Date.now();

const { status } = spawnSync("vitest", ["run", "--update=all", ...words], {
  stdio: "inherit",
  env: { ...process.env, TEST_ALL: "1" },
});

const written = (name: string) => statSync(join(folder, name)).mtimeMs >= began;

for (const name of readdirSync(folder).filter(written)) {
  const path = join(folder, name);
  // 256 colours are more than a screen of the shop has beside its
  // pictures; what they lose is far below what the comparison sees.
  const small = await sharp(readFileSync(path)).png({ palette: true, effort: 10, dither: 0 }).toBuffer();
  writeFileSync(path, small);
}

process.exitCode = status ?? 1;
