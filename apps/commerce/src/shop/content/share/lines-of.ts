/**
 * Width of an average bold letter, as a part of the size of
 * the type: measured over titles of all languages, rounded up.
 */
const letterWidth = 0.54;

/** Sizes in px that a title is set in; the largest is for three words, the smallest fits 200 characters. */
const sizes = [76, 64, 54, 46, 38] as const;

const mostLines = 6;

const broken = (words: readonly string[], mostLetters: number): string[] => {
  const lines: string[] = [];
  let line = "";
  for (const word of words) {
    const longer = line === "" ? word : `${line} ${word}`;
    if (line !== "" && longer.length > mostLetters) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line];
};

/**
 * A text in lines of at most `width` px, in the largest
 * size in which it is at most six and no word stands out.
 */
export const linesOf = (text: string, width: number): { size: number; lines: string[] } => {
  const words = text.split(/\s+/u).filter(Boolean);
  const attempts = sizes.map((size) => {
    const mostLetters = Math.floor(width / (size * letterWidth));
    return { size, mostLetters, lines: broken(words, mostLetters) };
  });
  const fits = ({ lines, mostLetters, size }: (typeof attempts)[number]) =>
    lines.length * size <= mostLines * sizes[2] && lines.every(({ length }) => length <= mostLetters);
  const { size, lines } = attempts.find(fits) ?? (attempts.at(-1) as (typeof attempts)[number]);
  return { size, lines: lines.slice(0, mostLines + 2) };
};
