import { messageArguments } from "./message-arguments.ts";

export type Flat = Map<string, string>;

/** Nested messages as dotted keys. */
export const flatten = (messages: object, prefix = ""): Flat => {
  const flat: Flat = new Map();
  for (const [key, value] of Object.entries(messages)) {
    if (typeof value === "string") flat.set(prefix + key, value);
    else for (const [inner, text] of flatten(value, `${prefix}${key}.`)) flat.set(inner, text);
  }
  return flat;
};

const argumentsOrFault = (text: string): string => {
  try {
    return messageArguments(text).join(", ");
  } catch (fault) {
    return `not ICU: ${String(fault)}`;
  }
};

/** What differs between a language and English, as sentences; none when they agree. */
export const compareMessages = (english: Flat, other: Flat, language: string): string[] => {
  const faults: string[] = [];
  for (const [key, text] of english) {
    const translated = other.get(key);
    if (translated === undefined || translated.trim() === "") faults.push(`${language}: ${key} is missing`);
    else if (argumentsOrFault(text) !== argumentsOrFault(translated)) {
      faults.push(`${language}: ${key} takes {${argumentsOrFault(translated)}}, English {${argumentsOrFault(text)}}`);
    } else if (argumentsOrFault(translated).startsWith("not ICU"))
      faults.push(`${language}: ${key} is ${argumentsOrFault(translated)}`);
  }
  for (const key of other.keys()) if (!english.has(key)) faults.push(`${language}: ${key} is not in English`);
  return faults;
};

/**
 * What is wrong with the overlay of a variety ("pt-PT"): a key or
 * argument that the base lacks, or a text that is the base's own.
 */
export const compareOverlay = (base: Flat, overlay: Flat, variety: string): string[] =>
  [...overlay].flatMap(([key, text]) => {
    const own = base.get(key);
    if (own === undefined) return [`${variety}: ${key} is not in the base`];
    if (own === text) return [`${variety}: ${key} is as in the base`];
    return compareMessages(new Map([[key, own]]), new Map([[key, text]]), variety);
  });

/** What a source names: words in quotes, paths behind `words.`, and what templates begin with. */
interface Named {
  quoted: ReadonlySet<string>;
  paths: readonly string[];
  beginnings: readonly string[];
}

/** Reads once what the keys of all packages are looked up in. */
export const namedIn = (source: string): Named => {
  const all = (pattern: RegExp) => new Set([...source.matchAll(pattern)].map(([, name = ""]) => name));
  return {
    // The closing quote is looked at and not taken, as it may open the next word.
    quoted: all(/"(?=([\w.-]+)")/g),
    paths: [...all(/words\.([\w.]+)/g)],
    beginnings: [...all(/`([a-zA-Z][\w.]*\.)\$\{/g)],
  };
};

/**
 * Keys that no source names: neither whole (`"line.remove"`, `words.line.remove`)
 * nor by a template that begins like it (`` `error.${code}` ``).
 */
export const unusedKeys = (keys: Iterable<string>, { quoted, paths, beginnings }: Named): string[] =>
  [...keys].filter(
    (key) =>
      !quoted.has(key) &&
      !paths.some((path) => path.startsWith(key)) &&
      !beginnings.some((beginning) => key.startsWith(beginning)),
  );
