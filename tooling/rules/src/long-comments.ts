const longest = 110;
/** Lines of words that a comment has at most; lists, tables and tags (`@throws`) aside. */
const most = 2;

/** A row of a table, or what a tool reads in one line. */
const isWhole = (text: string): boolean => /^(?:\/\/|\*) (?:\||biome-ignore )/.test(text);

/** Numbers, from 1, of the lines that are comments and too long; one behind code belongs to its line. */
export const longComments = (source: string): readonly number[] =>
  source.split("\n").flatMap((line, index) => {
    const text = line.trimStart();
    return line.length > longest && /^(?:\/\/|\/?\*)/.test(text) && !isWhole(text) ? [index + 1] : [];
  });

/** What a line of a comment says, without its marks. */
const wordsOf = (line: string): string => line.replace(/^\s*(?:\/\*+|\*\/|\*|\/\/)\s?/, "").replace(/\*\/\s*$/, "");

const isWordy = (lines: readonly string[]): boolean => {
  const said = lines.map((line) => wordsOf(line).trim()).filter((words) => words !== "");
  const tag = said.findIndex((words) => words.startsWith("@"));
  const prose = tag === -1 ? said : said.slice(0, tag);
  return prose.filter((words) => !/^(?:[-|]|biome-ignore )/.test(words)).length > most;
};

/** Numbers, from 1, of the lines on which comments begin that say more than two lines of words. */
export const wordyComments = (source: string): readonly number[] => {
  const lines = source.split("\n");
  const wordy: number[] = [];
  let start: number | undefined;
  lines.forEach((line, index) => {
    const text = line.trim();
    const isBlock = text.startsWith("/*") || (start !== undefined && lines[start]?.trim().startsWith("/*") === true);
    if (!isBlock && !text.startsWith("//")) return;
    start ??= index;
    const ends = isBlock ? text.includes("*/") : !lines[index + 1]?.trim().startsWith("//");
    if (!ends) return;
    if (isWordy(lines.slice(start, index + 1))) wordy.push(start + 1);
    start = undefined;
  });
  return wordy;
};
