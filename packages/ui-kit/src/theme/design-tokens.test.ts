import { readFile } from "node:fs/promises";
import { expect, test } from "@jest/globals";
import { designTokens } from "./design-tokens.ts";
import { houses } from "./themes/houses.ts";

test.each(Object.entries(houses))(
  "the file of %s is what its theme says (pnpm --filter @giftshop/ui-kit tokens)",
  async (name, theme) => {
    const file = await readFile(new URL(`../../tokens/${name}.tokens.json`, import.meta.url), "utf8");
    expect(JSON.parse(file)).toEqual(designTokens(theme));
  },
);

test("colours have their parts, sizes that grow are two, a length has its unit", () => {
  expect(designTokens(houses.CB)).toMatchObject({
    color: { surfaceRaised: { $type: "color", $value: { components: [1, 1, 1], hex: "#ffffff" } } },
    fontSize: {
      hero: { phone: { $value: { value: 2.375, unit: "rem" } }, desk: { $value: { value: 4.5, unit: "rem" } } },
    },
    radius: { medium: { $type: "dimension", $value: { value: 16, unit: "px" } } },
    motion: { fast: { $type: "duration", $value: { value: 140, unit: "ms" } } },
    space: { "4": { $value: { value: 1, unit: "rem" } } },
  });
});
