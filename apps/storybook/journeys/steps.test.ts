import { glob, readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { beforeAll, expect, test } from "@jest/globals";
import { byEmail, forSeveral, idOf, opened, spent } from "./steps.ts";

const packages = fileURLToPath(new URL("../../../packages", import.meta.url));
const known = new Set<string>();

beforeAll(async () => {
  for await (const path of glob("*/src/**/*.stories.tsx", { cwd: packages })) {
    const text = await readFile(`${packages}/${path}`, "utf8");
    const title = /^ {2}title: "([a-z-]+\/[^"]+)"/mu.exec(text)?.[1];
    for (const [, name] of text.matchAll(/^export const (\w+): Story(?:Obj)?\b/gmu)) known.add(`${title}/${name}`);
  }
});

test.each(Object.entries({ byEmail, opened, forSeveral, spent }))(
  "every step of %s is a story that exists",
  (_, steps) => {
    expect(steps.map(({ story }) => story).filter((story) => !known.has(story))).toEqual([]);
  },
);

test("a story is known by its title and its name in small letters", () => {
  expect(idOf("catalogue/Product page/OnATablet")).toBe("catalogue-product-page--on-a-tablet");
  expect(idOf("basket/Basket/One")).toBe("basket-basket--one");
});
