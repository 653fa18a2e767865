import { storefronts } from "@giftshop/storefront-config";
import { contrasts, controlPairs, textPairs } from "@giftshop/ui-kit/contrast";
import { houses } from "@giftshop/ui-kit/houses";
import { expect, test } from "@jest/globals";
import { files, read } from "../repository.ts";
import { colorPairs } from "./color-pairs.ts";

test("pairs are those that one rule sets together", () => {
  const source = `style({ color: vars.color.text, selectors: { "&:hover": { background: vars.color.accent, color: vars.color.textOnAccent } } })`;
  expect(colorPairs(source)).toEqual([{ text: "textOnAccent", ground: "accent" }]);
});

test("every pair that some style sets is one whose contrast is checked", () => {
  const known = new Set(
    [...textPairs, ...controlPairs].flatMap(([text, grounds]) => grounds.map((ground) => `${text} on ${ground}`)),
  );
  const used = files("packages/*.css.ts").flatMap((path) =>
    colorPairs(read(path)).map(({ text, ground }) => ({ path, pair: `${text} on ${ground}` })),
  );
  expect(used.length).toBeGreaterThan(30);
  expect(used.filter(({ pair }) => !known.has(pair))).toEqual([]);
});

test.each(storefronts.map(({ code, group, accent }) => [code, group, accent] as const))(
  "%s can be read in its own accent",
  (_, group, accent) => {
    const own = accent && { accent: accent.color, textOnAccent: accent.ink };
    const palette = { ...houses[group].color, ...own };
    expect(contrasts(palette).filter(({ ratio, needed }) => ratio < needed)).toEqual([]);
  },
);
