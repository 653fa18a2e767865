import type { Language } from "@giftshop/storefront-config";
import { type Parts, readMessage } from "./icu/read-message.ts";
import { type MessageValues, numbersOf, writeMessage } from "./icu/write-message.ts";

export type { MessageValues };

/** Nested ICU messages, as in `messages/{language}.json`. */
export interface Messages {
  [key: string]: string | Messages;
}

/** The dotted paths of a message file: `"steps.details.title"`. */
export type MessageKey<M> = {
  [K in keyof M & string]: M[K] extends string ? K : `${K}.${MessageKey<M[K]>}`;
}[keyof M & string];

/** Gives the text of a key. An unknown key or a missing argument throws: it is a bug, not a text. */
export type Translate<M> = (key: MessageKey<M>, values?: MessageValues) => string;

const messageAt = (messages: Messages, key: string): string => {
  let found: string | Messages | undefined = messages;
  for (const step of key.split(".")) found = typeof found === "object" ? found[step] : undefined;
  if (typeof found !== "string") throw new TypeError(`There is no message "${key}".`);
  return found;
};

/** A Polish word of one letter ("w", "z") stays on the line of the word after it, as books are set. */
const letterBeforeWord = /(?<![\p{L}\p{N}])([aiouwz]) (?=\S)/giu;

const set = (language: Language, text: string): string =>
  language === "pl" ? text.replace(letterBeforeWord, "$1\u00a0") : text;

/**
 * Translator over one language's words; runs on the server
 * and, for forms that render in the browser, there too.
 *
 * @throws when a key is missing or a message cannot be formatted
 */
export const createTranslate = <M extends Messages>(language: Language, messages: M): Translate<M> => {
  const numbers = numbersOf(language);
  const read = new Map<string, Parts>();
  return (key: string, values = {}) => {
    let parts = read.get(key);
    if (!parts) {
      parts = readMessage(messageAt(messages, key));
      read.set(key, parts);
    }
    return set(language, writeMessage(parts, values, numbers));
  };
};
