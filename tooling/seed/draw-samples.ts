import { writeFile } from "node:fs/promises";
import { drawSamples } from "./src/card/draw-samples.ts";

// Writes the faces that stories and documentation show, in the shop's own letters, to be committed.
const target = new URL("../../packages/ui-kit/src/gift-card/sample-faces.json", import.meta.url);
await writeFile(target, `${JSON.stringify(drawSamples(), null, 2)}\n`);
