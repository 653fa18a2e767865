import { expect, test } from "@jest/globals";
import { talkativeComments } from "./comment-sentences.ts";

test("a comment says one sentence; facts of its contract and abbreviations come on top", () => {
  const source = [
    "// One. And another.",
    "const a = 1;",
    "/** How long it takes. Milliseconds. Default: 5. Throws NOT_FOUND. */",
    "const b = 2;",
    "// No. 5 of the list, i.e. The last, on v2.0 alone.",
    "const c = 3;",
    "/** One. And another. */",
    "const d = 4;",
  ];
  expect(talkativeComments(source.join("\n"))).toEqual([1, 7]);
});

test("the docstring of what is exported, and of its members, has two", () => {
  const source = [
    "/** One. And another. */",
    "export interface Told {",
    "  /** One. And another. */",
    "  a: string;",
    "  /** One. And another. And a third. */",
    "  b: string;",
    "  // One. And another.",
    "}",
    "interface Own {",
    "  /** One. And another. */",
    "  c: string;",
    "}",
  ];
  expect(talkativeComments(source.join("\n"))).toEqual([5, 7, 10]);
});
