import { readdirSync, readFileSync } from "node:fs";
import type { Language } from "@giftshop/storefront-config";

interface Messages {
  readonly [key: string]: string | Messages;
}

const packages = new URL("../../../../packages/", import.meta.url);

const flatten = (messages: Messages, prefix = ""): [key: string, text: string][] =>
  Object.entries(messages).flatMap(([key, value]): [string, string][] =>
    typeof value === "string" ? [[prefix + key, value]] : flatten(value, `${prefix}${key}.`),
  );

/** Every message of every package in a language, by its key. */
const messagesIn = (language: Language): [key: string, text: string][] =>
  readdirSync(packages).flatMap((name) => {
    try {
      return flatten(
        JSON.parse(readFileSync(new URL(`${name}/messages/${language}.json`, packages), "utf8")) as Messages,
      );
    } catch {
      // A package without words.
      return [];
    }
  });

const known = new Map<Language, [key: string, text: string][]>();

/** As {@link messagesIn}, read once. */
export const allMessages = (language: Language): readonly [key: string, text: string][] => {
  const messages = known.get(language) ?? messagesIn(language);
  known.set(language, messages);
  return messages;
};
