import type { Language } from "@giftshop/storefront-config";
import { createTranslator } from "use-intl/core";

/** Nested ICU messages, as in `messages/{language}.json`. */
export interface Messages {
  [key: string]: string | Messages;
}

/** The dotted paths of a message file: `"steps.details.title"`. */
export type MessageKey<M> = {
  [K in keyof M & string]: M[K] extends string ? K : `${K}.${MessageKey<M[K]>}`;
}[keyof M & string];

/** Values of ICU arguments. Amounts are formatted before (see `formatMoney`). */
export type MessageValues = Record<string, string | number | Date>;

/** Gives the text of a key. An unknown key or a missing argument throws: it is a bug, not a text. */
export type Translate<M> = (key: MessageKey<M>, values?: MessageValues) => string;

/**
 * Translator over one language's words; runs on the server
 * and, for forms that render in the browser, there too.
 *
 * @throws when a key is missing or a message cannot be formatted
 */
export const createTranslate = <M extends Messages>(language: Language, messages: M): Translate<M> => {
  const translate = createTranslator({
    locale: language,
    messages: messages as Messages,
    onError(error: Error) {
      throw error;
    },
  }) as unknown as (key: string, values?: MessageValues) => string;
  // Without values use-intl would hand back a message with its braces.
  return (key, values = {}) => translate(key, values);
};
