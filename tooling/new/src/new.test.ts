import { existsSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@jest/globals";
import { apply, before } from "./change.ts";
import { component } from "./component.ts";
import { email } from "./email.ts";
import { module } from "./module.ts";
import { namesOf } from "./names.ts";
import { operation } from "./operation.ts";
import { page } from "./page.ts";

const repository = join(import.meta.dirname, "../../..");

test.each(["gift-finder", "giftFinder"])("a name is spelled as each place spells it: %s", (written) => {
  const names = { kebab: "gift-finder", camel: "giftFinder", pascal: "GiftFinder", title: "Gift finder" };
  expect(namesOf(written)).toEqual(names);
});

test.each(["", "Gift", "gift_finder", "../gift", "gift-"])("what is no name is refused: %p", (written) => {
  expect(() => namesOf(written)).toThrow("is no name");
});

test("all is written, or nothing: neither over a file that is there, nor beside an edit that does not fit", () => {
  const root = mkdtempSync(join(tmpdir(), "new-"));
  writeFileSync(join(root, "list.ts"), "const list = [\n];\n");
  const files = { "a/one.ts": "1" };
  expect(() => apply(root, { files, edits: { "list.ts": before("nowhere", "x") } })).toThrow("not there any more");
  expect(apply(root, { files, edits: { "list.ts": before("];", "  one,\n") } })).toEqual(["a/one.ts", "list.ts"]);
  expect(readFileSync(join(root, "list.ts"), "utf8")).toBe("const list = [\n  one,\n];\n");
  expect(() => apply(root, { files, edits: {} })).toThrow("there already");
});

test("a component of the kit has styles, story and test", () => {
  const paths = Object.keys(component(namesOf("soft-box")).files).map((path) => path.replace(/^.*soft-box/u, ""));
  expect(paths).toEqual([".tsx", ".css.ts", ".stories.tsx", ".test.tsx"]);
});

test.each([
  ["with emails", 'defineModule({\n  name: "x",\n  emails: [first],\n});', "emails: [first, giftNewsEmail]"],
  ["without", 'defineModule({\n  name: "x",\n});', 'name: "x", emails: [giftNewsEmail],'],
])("an email is declared in a module %s, and has words in every language", (_, module, listed) => {
  const root = mkdtempSync(join(tmpdir(), "new-"));
  const path = "apps/commerce/src/shop/x/module.ts";
  apply(root, { files: { [path]: `import { defineModule } from "a";\n${module}\n` }, edits: {} });
  const paths = apply(root, email(namesOf("gift-news"), { root, module: "shop/x" }));
  const text = readFileSync(join(root, path), "utf8");
  expect(text).toContain(listed);
  expect(text).toContain('import { giftNewsEmail } from "./emails/gift-news/email.ts";');
  expect(paths.filter((name) => name.endsWith(".json"))).toHaveLength(12);
});

const names = namesOf("skeleton-of-test");
test.each([
  ["module", module(names)],
  ["page", page(names, "redeem")],
  ["component", component(names, "basket")],
  ["email", email(names, { root: repository, module: "shop/contact" })],
  ["query", operation(names, { root: repository, module: "shop/contact", owner: "redeem", kind: "query" })],
  ["mutation", operation(names, { root: repository, module: "shop/contact", owner: "redeem", kind: "mutation" })],
])("a skeleton fits into the repository as it is: %s", (_, { files, edits }) => {
  for (const path of Object.keys(files)) expect(existsSync(join(repository, path))).toBe(false);
  for (const [path, edit] of Object.entries(edits)) {
    const text = readFileSync(join(repository, path), "utf8");
    expect(edit(text)).toMatch(/skeleton-?of-?test/iu);
  }
});
