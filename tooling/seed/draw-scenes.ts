import { mkdir, writeFile } from "node:fs/promises";
import { publicScenes } from "./src/scenes/public-scenes.ts";

// Writes the scenes of what is empty where each house's app serves them, to be committed.
for (const { path, svg } of publicScenes()) {
  const target = new URL(`../../${path}`, import.meta.url);
  await mkdir(new URL(".", target), { recursive: true });
  await writeFile(target, svg);
}
