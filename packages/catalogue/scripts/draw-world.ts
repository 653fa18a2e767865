import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { countriesOf } from "./world/countries.ts";
import { cellOf, cutter } from "./world/cutter.ts";
import { groundOf } from "./world/ground.ts";
import { covering, type Layers, sheetOf } from "./world/sheet.ts";
import { largeTowns, towns } from "./world/towns.ts";

// Draws the embedded map, sheets of the whole world and one for each part with towns of a storefront; run by
// `pnpm --filter @giftshop/catalogue world`, its results are committed.

const folder = new URL("../world/", import.meta.url);
const table = new URL("../src/locations/map/world-files.ts", import.meta.url);

/** Nearest zoom of the sheets of the whole world, and the one zoom of those of its parts. */
const [far, near] = [3, 5];

const drawn = new Map<string, Uint8Array>();
const draw = (z: number, x: number, y: number, layers: Layers): void => {
  const sheet = sheetOf(layers);
  if (sheet) drawn.set(`${z}-${x}-${y}`, sheet);
};

const seenFromFar = {
  ground: cutter(groundOf("50m"), far, "simplified"),
  names: cutter([...countriesOf(), ...largeTowns], far),
};
for (let z = 0; z <= far; z++) {
  for (let x = 0; x < 2 ** z; x++) {
    for (let y = 0; y < 2 ** z; y++) {
      const layers = Object.entries(seenFromFar).map(([name, cut]) => [name, cut(z, x, y)]);
      draw(z, x, y, Object.fromEntries(layers));
    }
  }
}

const seenNear = {
  ground: cutter(groundOf("10m"), near),
  towns: cutter(towns, near),
};
const cells = new Map(
  towns.map(({ geometry }) => cellOf(geometry.coordinates, near)).map((cell) => [cell.join("-"), cell]),
);
for (const [x, y] of cells.values()) {
  draw(near, x, y, { ground: covering(seenNear.ground(near, x, y)), towns: seenNear.towns(near, x, y) });
}

await mkdir(folder, { recursive: true });
for (const name of await readdir(folder)) await rm(new URL(name, folder));
for (const [name, sheet] of drawn) await writeFile(new URL(`${name}.mvt`, folder), sheet);
const lines = [...drawn.keys()].map(
  (name) => `  "${name}": () => new URL("../../../world/${name}.mvt", import.meta.url).href,`,
);
await writeFile(
  table,
  [
    "// Written by scripts/draw-world.ts.",
    "",
    `/** Nearest zoom of the sheets of the whole world, and the one zoom of those of its parts. */`,
    `export const worldZooms = { far: ${far}, near: ${near} } as const;`,
    "",
    "/** Addresses of the sheets of the embedded map by zoom, column and row. Bundlers copy the files and put in where they lie. */",
    "export const worldFiles: Readonly<Record<string, () => string>> = {",
    ...lines,
    "};",
    "",
  ].join("\n"),
);
