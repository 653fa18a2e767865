import { expect, test } from "@jest/globals";
import { luminance, mix } from "./colour.ts";
import { palettes } from "./palettes.ts";
import { stageOf } from "./stage.ts";

test("a stage is pale, and seen on a white page whatever its card is", () => {
  for (const { ground } of palettes) {
    const light = luminance(stageOf(ground));
    expect(light).toBeGreaterThan(0.6);
    expect(light).toBeLessThanOrEqual(0.86);
  }
});

test("a dark card's stage is as pale as one may be", () => {
  expect(stageOf("#1B1B22")).toBe(mix("#1B1B22", "#ffffff", 0.82));
});
