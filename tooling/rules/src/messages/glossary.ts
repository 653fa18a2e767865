import type { Flat } from "./compare-messages.ts";
import { messageText } from "./message-text.ts";

/**
 * The word to use for a term, and those that are never used
 * for it; `*` at the end of one stands for any ending.
 */
export interface Term {
  use: string;
  never: readonly string[];
  /** Phrases in which such a word may stand: "por correo" in "por correo electrónico". */
  allowed?: readonly string[];
}

export type Glossary = Readonly<Record<string, Term>>;

/** A forbidden word that stands in a message. */
export interface GlossaryFault {
  key: string;
  word: string;
  /** What to write. */
  use: string;
}

// A hyphen joins: "mail" is no word of "e-mail".
const letter = "[\\p{L}\\p{M}\\p{N}-]";

const pattern = (word: string): RegExp => {
  const open = word.endsWith("*");
  const literal = (open ? word.slice(0, -1) : word).replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return new RegExp(`(?<!${letter})${literal}${open ? "" : `(?!${letter})`}`, "iu");
};

/**
 * Forbidden words of a glossary in the messages of its variety.
 * Sentences that are quoted to the letter are passed over.
 */
export const glossaryFaults = (messages: Flat, glossary: Glossary, quoted: readonly string[] = []): GlossaryFault[] => {
  const rules = Object.values(glossary).flatMap(({ use, never, allowed = [] }) => {
    const permitted = allowed.map((phrase) => new RegExp(pattern(phrase).source, "giu"));
    return never.map((word) => ({ word, use, found: pattern(word), permitted }));
  });
  return [...messages].flatMap(([key, message]) => {
    const text = messageText(quoted.reduce((rest, sentence) => rest.replaceAll(sentence, ""), message));
    return rules
      .filter(({ found, permitted }) => found.test(permitted.reduce((rest, phrase) => rest.replace(phrase, "·"), text)))
      .map(({ word, use }) => ({ key, word, use }));
  });
};

/**
 * What is wrong with a glossary itself: a term that it lacks
 * or that nobody knows, a word that it both uses and forbids.
 */
export const glossaryFlaws = (glossary: Glossary, terms: readonly string[]): string[] => {
  const uses = new Map(Object.entries(glossary).map(([term, { use }]) => [term, use]));
  return [
    ...terms.filter((term) => !uses.get(term)?.trim()).map((term) => `${term} is missing`),
    ...[...uses.keys()].filter((term) => !terms.includes(term)).map((term) => `${term} is not in terms.json`),
    ...glossaryFaults(uses, glossary).map(({ key, word }) => `${key} uses “${word}”, which is forbidden`),
  ];
};
