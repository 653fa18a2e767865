import { readFileSync } from "node:fs";
import { expect, test } from "@jest/globals";
import { drawSamples } from "./draw-samples.ts";

test("stories show the faces that are drawn today, and none is set in a browser's own letters", () => {
  const file = new URL("../../../../packages/ui-kit/src/gift-card/sample-faces.json", import.meta.url);
  const drawn = drawSamples();
  expect(JSON.parse(readFileSync(file, "utf8"))).toEqual(drawn);
  expect(Object.values(drawn).join("")).not.toMatch(/<text/u);
});
