import { expect, test } from "@jest/globals";
import { longComments } from "./long-comments.ts";

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
