/** What the code of the release before may still read or write, by the words that take it away. */
const takingAway: Readonly<Record<string, RegExp>> = {
  "drops a table": /\bdrop\s+(table|view|materialized view)\b/,
  "drops a column": /\bdrop\s+column\b/,
  "drops a function": /\bdrop\s+function\b/,
  "renames something": /\brename\s+(to|column|constraint)\b|\brename\s+\w+\s+to\b/,
  "changes a type": /\balter\s+(column\s+)?\w+\s+(set\s+data\s+)?type\b/,
  "asks for a value that was not asked for": /\bset\s+not\s+null\b/,
};

const columnThatIsAskedFor = /\badd\s+column\s+(?:[^,;()]|\([^()]*\))*\bnot\s+null\b(?:[^,;()]|\([^()]*\))*/g;

/**
 * What a migration does that code of the release before does not survive: it runs on
 * until the last process is replaced. Bodies of functions and comments are not looked at.
 */
export const takenAway = (sql: string): readonly string[] => {
  const text = sql
    .replaceAll(/--.*$/gm, "")
    .replaceAll(/\$(\w*)\$.*?\$\1\$/gs, "")
    .toLowerCase();
  const found = Object.entries(takingAway).flatMap(([what, words]) => (words.test(text) ? [what] : []));
  const asked = [...text.matchAll(columnThatIsAskedFor)].filter(([column]) => !/\b(default|generated)\b/.test(column));
  return asked.length > 0 ? [...found, "adds a column that is asked for"] : found;
};
