/** What the checks are asked for. */
export interface Request {
  /** Beginnings of the names of the wanted steps; none: all of them. */
  readonly words: readonly string[];
  /** Beginnings of the names of steps that another runner takes. */
  readonly without: readonly string[];
  /** Everything: 39 places, the whole fault matrix, every browser. */
  readonly all: boolean;
  /** Whether only what the changes since main can break is checked. */
  readonly affected: boolean;
  /** What failed is tried once more; what passes then is named as unsteady in the last lines. */
  readonly again: boolean;
  /** Part of the tests of Jest and of the stories, as `1/3`: each runner takes its share. */
  readonly shard: string | undefined;
}

/**
 * Reads the command line. @throws for an option that there is
 * not: a misspelled one would check less than was asked for
 */
export const readRequest = (words: readonly string[]): Request => {
  const options = words.filter((word) => word.startsWith("-"));
  const shard = options.find((option) => /^--shard=\d+\/\d+$/.test(option));
  const without = options.find((option) => /^--without=\w/.test(option));
  const unknown = options.filter((option) => !["--all", "--affected", "--again", shard, without].includes(option));
  if (unknown.length > 0)
    throw new Error(
      `There is no ${unknown.join(" ")}; there are --all, --affected, --again, --without=jest and --shard=1/3.`,
    );
  return {
    words: words.filter((word) => !word.startsWith("-")),
    without: without?.slice("--without=".length).split(",") ?? [],
    all: options.includes("--all"),
    affected: options.includes("--affected"),
    again: options.includes("--again"),
    shard: shard?.slice("--shard=".length),
  };
};

/** Whether a step of this name is wanted. */
export const isWanted = ({ words, without }: Request, name: string): boolean => {
  const begins = (word: string) => name.toLowerCase().startsWith(word.toLowerCase());
  return !without.some(begins) && (words.length === 0 || words.some(begins));
};
