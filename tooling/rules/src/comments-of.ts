/** A comment of a file; one that stands behind code on its line is not among them. */
interface Comment {
  /** Number, from 1, of the line on which it begins. */
  start: number;
  /** Its lines of words, without lists, tables and tags (`@throws`). */
  prose: readonly string[];
  /** Whether it is a docstring of something that is exported, or of a member of it. */
  isPublic: boolean;
}

/** What a line of a comment says, without its marks. */
const wordsOf = (line: string): string => line.replace(/^\s*(?:\/\*+|\*\/|\*|\/\/)\s?/, "").replace(/\*\/\s*$/, "");

const proseOf = (lines: readonly string[]): readonly string[] => {
  const said = lines.map((line) => wordsOf(line).trim()).filter((words) => words !== "");
  const tag = said.findIndex((words) => words.startsWith("@"));
  const prose = tag === -1 ? said : said.slice(0, tag);
  return prose.filter((words) => !/^(?:[-|]|biome-ignore )/.test(words));
};

/** Comments of a source in their order; a member is one of the last line before it that is not indented. */
export const commentsOf = (source: string): readonly Comment[] => {
  const lines = source.split("\n");
  const comments: Comment[] = [];
  let start: number | undefined;
  let outer = "";
  lines.forEach((line, index) => {
    const text = line.trim();
    const isBlock = text.startsWith("/*") || (start !== undefined && lines[start]?.trim().startsWith("/*") === true);
    if (!isBlock && !text.startsWith("//")) {
      if (/^[^\s})\]]/.test(line)) outer = line;
      return;
    }
    start ??= index;
    const ends = isBlock ? text.includes("*/") : !lines[index + 1]?.trim().startsWith("//");
    if (!ends) return;
    const first = lines[start] ?? "";
    const owner = first.startsWith(" ") ? outer : (lines[index + 1] ?? "");
    const isPublic = first.trim().startsWith("/**") && owner.startsWith("export ");
    comments.push({ start: start + 1, prose: proseOf(lines.slice(start, index + 1)), isPublic });
    start = undefined;
  });
  return comments;
};
