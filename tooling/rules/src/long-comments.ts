const longest = 110;

/** A row of a table, or what a tool reads in one line. */
const isWhole = (text: string): boolean => /^(?:\/\/|\*) (?:\||biome-ignore )/.test(text);

/** Numbers, from 1, of the lines that are comments and too long; one behind code belongs to its line. */
export const longComments = (source: string): readonly number[] =>
  source.split("\n").flatMap((line, index) => {
    const text = line.trimStart();
    return line.length > longest && /^(?:\/\/|\/?\*)/.test(text) && !isWhole(text) ? [index + 1] : [];
  });
