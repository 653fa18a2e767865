import type { Line, Proof } from "./line.ts";

/** A story proves by what is played in it. */
const storyFault = (file: string, name: string, source: string): string | undefined => {
  const [, story] = source.split(new RegExp(`\\nexport const ${name}\\b`, "u"));
  if (name === "" || story === undefined) return `${file} has no story "${name}"`;
  const [own = ""] = story.split("\nexport const ");
  return /\bplay:/u.test(own) ? undefined : `"${name}" of ${file} plays nothing`;
};

/** What is wrong with one proof; `undefined` for a living test. */
const faultOf = ([file, title]: Proof, read: (path: string) => string | undefined): string | undefined => {
  const source = read(file);
  if (source === undefined) return `${file} does not exist`;
  if (file.endsWith(".stories.tsx")) return storyFault(file, title, source);
  const at = Math.max(...['"', "`", "}"].map((before) => source.indexOf(before + title)));
  if (title === "" || at < 0) return `${file} has no test "${title}"`;
  const before = source.slice(Math.max(0, at - 80), at);
  return /\b(?:skip|todo|fixme|failing)\b[^"]*$/.test(before) ? `"${title}" of ${file} is not run` : undefined;
};

/**
 * What is wrong with a table of lines: proofs that are no living tests,
 * lines with neither a proof nor a reason, lines that stand twice.
 *
 * @param read a file of the repository, `undefined` where there is none
 */
export const findFaults = (lines: readonly Line[], read: (path: string) => string | undefined): string[] => {
  const seen = new Set<string>();
  return lines.flatMap(({ section, line, proof, open }) => {
    const name = `${section}: ${line}`;
    const twice = seen.has(name) ? [`${name}: stands twice`] : [];
    seen.add(name);
    if (proof.length === 0) return open ? twice : [...twice, `${name}: has no test and no reason`];
    const dead = proof.map((one) => faultOf(one, read)).filter((fault) => fault !== undefined);
    return [...twice, ...dead.map((fault) => `${name}: ${fault}`)];
  });
};
