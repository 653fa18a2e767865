import { expect, test } from "@jest/globals";
import { answered, type Kept, readSaved, withProduct } from "./saved-favourites.ts";

const kept = (products: readonly string[], ofAccount = false): Kept => ({ list: "a-list", products, ofAccount });

test("what was kept is read back; a text that is none is an empty list of a new name", () => {
  expect(readSaved(JSON.stringify(kept(["3", "1"], true)))).toEqual(kept(["3", "1"], true));
  for (const text of [null, "{", "[]", '{"list":7}', '{"list":"<b>","products":["1"]}']) {
    const { list, ...empty } = readSaved(text);
    expect(empty).toEqual({ products: [], ofAccount: false });
    expect(list).toMatch(/^[\da-f-]{36}$/u);
  }
  expect(readSaved('{"list":"a-list","products":["1",2,"<i>"]}').products).toEqual(["1"]);
});

test("the latest stands first, once, and a hundred are kept", () => {
  expect(withProduct(kept(["1", "2"]), "2", true).products).toEqual(["2", "1"]);
  expect(withProduct(kept(["1", "2"]), "2", false).products).toEqual(["1"]);
  const many = Array.from({ length: 100 }, (_, index) => `${index}`);
  expect(withProduct(kept(many), "new", true).products).toEqual(["new", ...many.slice(0, 99)]);
});

test("what was pressed while commerce was asked holds", () => {
  const asked = kept(["1", "2"]);
  expect(answered(["2", "1", "7"], asked, kept(["9", "2"])).products).toEqual(["9", "2", "7"]);
  expect(answered(["7"], asked, asked)).toMatchObject({ products: ["7"], ofAccount: true });
});
