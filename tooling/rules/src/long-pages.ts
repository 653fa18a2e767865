/** Lines of prose that a page of `docs/` has at most, and characters of one. */
const most = { lines: 10, characters: 165 };

/** Pages that are looked up in and not read: the voice of texts, a protocol for other implementations. */
const references: readonly string[] = ["packages/doubler-verifier/docs/protocol.md", "packages/messages/docs/voice.md"];

/** Lines of prose of a Markdown text, without headings, tables, pictures and code; a long line is several. */
export const proseLines = (text: string): number =>
  text
    .replace(/^```[\s\S]*?^```/gm, "")
    .split("\n")
    .filter((line) => line.trim() !== "" && !/^(?:#|\||!\[)/.test(line))
    .reduce((lines, { length }) => lines + Math.ceil(length / most.characters), 0);

/** What is wrong with a page of `docs/` that has more than a decision, as words; else nothing. */
export const longPage = (path: string, text: string): readonly string[] => {
  const lines = /(?:^|\/)docs\//.test(path) && !references.includes(path) ? proseLines(text) : 0;
  return lines > most.lines ? [`${lines} lines of prose; a decision has ${most.lines}`] : [];
};
