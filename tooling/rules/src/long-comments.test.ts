import { expect, test } from "@jest/globals";
import { longComments, wordyComments } from "./long-comments.ts";

const words = "word ".repeat(25);

test("lines that are comments are measured; code, tables and what a tool reads are not", () => {
  const source = [
    `const text = "${words}";`,
    `// ${words}`,
    `  /** ${words} */`,
    ` * ${words}`,
    ` * | ${words} |`,
    `// biome-ignore lint: ${words}`,
    "// short",
  ];
  expect(longComments(source.join("\n"))).toEqual([2, 3, 4]);
});

test("a comment has two lines of words; lists, tables and tags come on top", () => {
  const source = [
    "/**",
    " * One.",
    " * Two.",
    " * Three.",
    " */",
    "const code = 1;",
    "  // One.",
    "  // Two.",
    "  // Three.",
    "/** One. */",
    "/** Two. */",
    "/** Three. */",
    "/**",
    " * One.",
    " * Two.",
    " *",
    " * - a list",
    " * | a table |",
    " * @throws 1002",
    " * and more",
    " */",
  ];
  expect(wordyComments(source.join("\n"))).toEqual([1, 7]);
});
