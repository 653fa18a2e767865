import { expect, test } from "@jest/globals";
import { longPage, proseLines } from "./long-pages.ts";

const line = "A sentence that somebody reads.";

test("prose is counted; headings, tables, pictures and code are not, and a long line is several", () => {
  const text = `# Title\n\n${line}\n\n| a | b |\n| - | - |\n![seen](a.webp)\n\`\`\`sh\nnpm start\n\`\`\`\n- ${"x".repeat(200)}\n`;
  expect(proseLines(text)).toBe(3);
});

test("a page of docs says one decision in ten lines; READMEs and references are free", () => {
  const text = Array(11).fill(line).join("\n\n");
  expect(longPage("packages/basket/docs/lines.md", text)).toEqual(["11 lines of prose; a decision has 10"]);
  expect(longPage("docs/lines.md", text)).toHaveLength(1);
  expect(longPage("packages/basket/README.md", text)).toEqual([]);
  expect(longPage("packages/messages/docs/voice.md", text)).toEqual([]);
});
