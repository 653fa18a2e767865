/** Writes `tokens/`: the tokens of each house as a file that design programs import. */
import { mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { designTokens } from "../src/theme/design-tokens.ts";
import { houses } from "../src/theme/themes/houses.ts";

const folder = fileURLToPath(new URL("../tokens", import.meta.url));
mkdirSync(folder, { recursive: true });
for (const [name, theme] of Object.entries(houses)) {
  writeFileSync(`${folder}/${name}.tokens.json`, `${JSON.stringify(designTokens(theme), null, 2)}\n`);
}
