import { readdir, readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { gunzipSync } from "node:zlib";
import { expect, test } from "@jest/globals";
import { worldFiles, worldZooms } from "./world-files.ts";

const names = Object.keys(worldFiles);

test("every sheet that lies there has an address, and the other way round", async () => {
  const there = await readdir(new URL("../../../world/", import.meta.url));
  expect(names.map((name) => `${name}.mvt`).sort()).toEqual(there.sort());
  for (const name of names) expect(worldFiles[name]?.()).toContain(`/world/${name}.mvt`);
});

test.each([
  ["Paris", "5-16-11"],
  ["Amsterdam", "5-16-10"],
  ["Dubai", "5-20-13"],
  ["São Paulo", "5-11-18"],
])("%s is seen from near, on a sheet no heavier than a picture", async (town, name) => {
  const zipped = await readFile(fileURLToPath(worldFiles[name]?.() ?? ""));
  expect(zipped.length).toBeLessThan(100_000);
  expect(gunzipSync(zipped).toString("utf8")).toContain(town);
});

test("the whole world is seen from far", () => {
  const zooms = new Set(names.map((name) => Number(name.split("-")[0])));
  expect([...zooms].sort()).toEqual([0, 1, 2, worldZooms.far, worldZooms.near]);
});
