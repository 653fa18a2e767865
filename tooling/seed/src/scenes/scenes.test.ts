import { readFile } from "node:fs/promises";
import { brotliCompressSync } from "node:zlib";
import { expect, test } from "@jest/globals";
import { type DonationSlug, donations } from "../brands/donations.ts";
import { palettes } from "../card/palettes.ts";
import { xmlFault } from "../card/xml-fault.ts";
import { type Cuisine, cuisines } from "../words/cuisines.ts";
import { drawScene } from "./draw-scene.ts";
import { drawFood } from "./food.ts";
import { drawGoodWork } from "./good-work.ts";
import { publicScenes } from "./public-scenes.ts";
import { sceneNames } from "./scenes.ts";

const [palette] = palettes;
if (palette === undefined) throw new Error("There is no palette.");

const pictures = [
  ...(["CB", "CK", "GCS"] as const).flatMap((group) => sceneNames.map((name) => drawScene(group, name))),
  ...(Object.keys(cuisines) as Cuisine[]).map((cuisine) => drawFood(cuisine, palette)),
  ...(Object.keys(donations) as DonationSlug[]).map((slug) => drawGoodWork(slug, palette)),
];

test("each house draws 24 scenes of its own and more, no two alike", () => {
  expect(sceneNames.length).toBeGreaterThanOrEqual(24);
  expect(new Set(pictures).size).toBe(pictures.length);
});

test("scenes, food and good works are sound, fetch nothing, and are small as they are sent", () => {
  for (const svg of pictures) {
    expect(xmlFault(svg)).toBeUndefined();
    expect(svg.replace('xmlns="http://www.w3.org/2000/svg"', "")).not.toMatch(
      /https?:|href|<script|@import|NaN|undefined|\n/,
    );
    expect(brotliCompressSync(svg).length).toBeLessThan(12_000);
  }
});

test("what the apps serve is what is drawn (`pnpm --filter @giftshop/seed scenes`)", async () => {
  for (const { path, svg } of publicScenes())
    expect(await readFile(new URL(`../../../../${path}`, import.meta.url), "utf8")).toBe(svg);
});
