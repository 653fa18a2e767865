import { expect, test } from "@jest/globals";
import badges from "../src/branding/badges.json" with { type: "json" };
import drawn from "../src/branding/drawn.json" with { type: "json" };
import { records } from "../src/storefronts/records.ts";
import { filesOf } from "./files.ts";
import { openLettering } from "./lettering.ts";
import { recordNames, registryOf } from "./registry.ts";

test("the committed marks are the ones that the code draws", async () => {
  const letters = await openLettering();
  const now = Object.values(records).flatMap((record) => [...filesOf(record, letters)]);
  const asDrawn = Object.fromEntries(
    now.flatMap(({ pictures }) => pictures).map(({ key, src, width, height }) => [key, [src, width, height]]),
  );
  expect(asDrawn).toEqual(drawn);
  const ofBadges = now.filter(({ pictures }) => pictures[0]?.key.endsWith("/badge"));
  expect(ofBadges.map(({ content }) => String(content).trim()).sort()).toEqual(Object.values(badges).sort());
}, 60_000);

test("every file of storefronts/ is in the list", async () => {
  const names = await recordNames();
  expect(names.map((name) => name.toUpperCase())).toEqual(Object.keys(records));
  expect(registryOf(["cb"]).codes).toContain('export const storefrontCodes = [\n  "CB",\n] as const;');
});
