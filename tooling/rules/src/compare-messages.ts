import { messageArguments } from "./message-arguments.ts";

export type Flat = Map<string, string>;

/** Nested messages as dotted keys. */
export function flatten(messages: object, prefix = ""): Flat {
  const flat: Flat = new Map();
  for (const [key, value] of Object.entries(messages)) {
    if (typeof value === "string") flat.set(prefix + key, value);
    else for (const [inner, text] of flatten(value, `${prefix}${key}.`)) flat.set(inner, text);
  }
  return flat;
}

function argumentsOrFault(text: string): string {
  try {
    return messageArguments(text).join(", ");
  } catch (fault) {
    return `not ICU: ${String(fault)}`;
  }
}

/** What differs between a language and English, as sentences; none when they agree. */
export function compareMessages(english: Flat, other: Flat, language: string): string[] {
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
}

/**
 * Keys that no source names: neither whole (`"line.remove"`) nor by a template that begins like it (`` `error.${code}` ``).
 */
export function unusedKeys(keys: Iterable<string>, source: string): string[] {
  const prefixes = [...source.matchAll(/`([a-zA-Z][\w.]*\.)\$\{/g)].map((match) => match[1] ?? "");
  return [...keys].filter(
    (key) => !source.includes(`"${key}"`) && !prefixes.some((prefix) => prefix !== "" && key.startsWith(prefix)),
  );
}
