/** How the sources read a setting from the environment. */
const readers = [
  /\b(?:settings\.\w+|key)\(\s*"([A-Z][A-Z0-9_]+)"/g,
  /\b(?:readNumber|readOptional|readUrl|numberIn)\(\s*variables,\s*"([A-Z][A-Z0-9_]+)"/g,
  /\b(?:process\.env|variables|environment|source)\.([A-Z][A-Z0-9_]+)\b/g,
  /^\s*\w+: \["([A-Z][A-Z0-9_]+)", \d+\],$/gm,
];

/**
 * What is read and is no setting of the shop: the machine's, the tools', and what one process tells another.
 */
const others = new Set([
  "FAILPOINT",
  "FAILPOINTS",
  "FAILPOINT_VICTIM",
  "INIT_CWD",
  "NODE_OPTIONS",
  "PATH",
  "PLAYWRIGHT_JSON_OUTPUT_NAME",
]);

/** The settings that a source reads. */
export const settingsRead = (source: string): string[] =>
  readers
    .flatMap((reader) => [...source.matchAll(reader)].map(([, name = ""]) => name))
    .filter((name) => !others.has(name));

/** The settings that a README names: those of its chapter about them, in backticks. */
export const settingsNamed = (readme: string): string[] => {
  const chapter = /^## Settings$([\s\S]*?)^## /m.exec(readme)?.[1] ?? "";
  return [...chapter.matchAll(/`([A-Z][A-Z0-9_]{2,})`/g)].map(([, name = ""]) => name);
};

/** What the README does not name and the sources read, and the other way round, a sentence each. */
export const compareSettings = (readme: string, sources: readonly string[]): string[] => {
  const named = new Set(settingsNamed(readme));
  const read = new Set(sources.flatMap(settingsRead));
  return [
    ...[...read]
      .filter((name) => !named.has(name))
      .sort()
      .map((name) => `${name} is read, and README.md does not name it`),
    ...[...named]
      .filter((name) => !read.has(name))
      .sort()
      .map((name) => `${name} is named in README.md, and nobody reads it`),
  ];
};
