import { commentsOf } from "./comments-of.ts";

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

/** Numbers, from 1, of the lines on which comments begin that say more than two lines of words. */
export const wordyComments = (source: string): readonly number[] =>
  commentsOf(source).flatMap(({ start, prose }) => (prose.length > most ? [start] : []));
