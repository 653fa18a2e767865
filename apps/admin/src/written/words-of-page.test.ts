import { expect, test } from "@jest/globals";
import { begunFrom, emptyPage, listOf, written } from "./words-of-page.ts";

const page = emptyPage({ storefront: "CBFR", kind: "POST", key: "one", language: "fr" });

test("what says nothing is left out of blocks, and stays where a page has to say it", () => {
  const block = { blockType: "COLORED" as const, title: "Un", body: "", items: [] };
  expect(JSON.parse(written({ ...page, title: "Un", blocks: [block] }))).toEqual({
    ...page,
    title: "Un",
    blocks: [{ blockType: "COLORED", title: "Un" }],
  });
});

test("another language begins with the words of the first, and an address of its own", () => {
  expect(begunFrom({ ...page, title: "Un", path: "un" }, "en")).toMatchObject({
    language: "en",
    title: "Un",
    path: "",
  });
});

test("words of a line", () => {
  expect(listOf(" a, b c ,,d")).toEqual(["a", "b c", "d"]);
});
