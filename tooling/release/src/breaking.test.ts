import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "@jest/globals";
import { breakingChanges } from "./breaking.ts";

const home = mkdtempSync(join(tmpdir(), "declared-"));
afterAll(() => rmSync(home, { recursive: true }));

let count = 0;

/** A package as it was built, with these declarations by entry. */
const packageOf = (entries: Record<string, string>): string => {
  count += 1;
  const folder = join(home, `p${count}`);
  mkdirSync(join(folder, "dist"), { recursive: true });
  const exports: Record<string, unknown> = { "./words/*.json": "./dist/*.json" };
  for (const [name, text] of Object.entries(entries)) {
    writeFileSync(join(folder, "dist", `${name}.d.ts`), text);
    writeFileSync(join(folder, "dist", `${name}.js`), "");
    exports[`./${name}`] = { types: `./dist/${name}.d.ts`, default: `./dist/${name}.js` };
  }
  writeFileSync(join(folder, "package.json"), JSON.stringify({ name: "p", type: "module", exports }));
  return folder;
};

const before = packageOf({
  price: "export interface Price {\n    cents: number;\n}\nexport declare const format: (price: Price) => string;\n",
  badge: "export declare const badge: string;\n",
});

test("what only grew breaks nobody", async () => {
  const after = packageOf({
    price:
      "export interface Price {\n    cents: number;\n}\nexport declare const format: (price: Price, language?: string) => string;\nexport declare const more: 1;\n",
    badge: "export declare const badge: string;\n",
  });
  expect(await breakingChanges(before, after)).toEqual([]);
});

test("an entry, a type or a value that is gone is named, and so is one that asks for more", async () => {
  const after = packageOf({
    price: "export declare const format: (price: {\n    cents: number;\n    currency: string;\n}) => string;\n",
  });
  expect(await breakingChanges(before, after)).toEqual([
    "./badge is gone",
    expect.stringMatching(/^\.\/price: .*not assignable/),
    expect.stringMatching(/^\.\/price: .*no exported member.*Price/),
  ]);
});
