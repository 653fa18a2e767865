import { existsSync, readdirSync, readFileSync } from "node:fs";
import type { Language } from "@giftshop/storefront-config";

interface Messages {
  readonly [key: string]: string | Messages;
}

const packages = new URL("../../../../packages/", import.meta.url);

const flatten = (messages: Messages, prefix = ""): [key: string, text: string][] =>
  Object.entries(messages).flatMap(([key, value]): [string, string][] =>
    typeof value === "string" ? [[prefix + key, value]] : flatten(value, `${prefix}${key}.`),
  );

/**
 * The files of a package's words in a language: the base,
 * and what its varieties say otherwise (`es-MX.json`).
 */
const filesIn = (folder: URL, language: Language): string[] => {
  if (!existsSync(folder)) return [];
  return readdirSync(folder).filter((file) => file === `${language}.json` || file.startsWith(`${language}-`));
};

/** Every message of every package in a language and its varieties, by its key. */
const messagesIn = (language: Language): [key: string, text: string][] =>
  readdirSync(packages).flatMap((name) => {
    const folder = new URL(`${name}/messages/`, packages);
    return filesIn(folder, language).flatMap((file) =>
      flatten(JSON.parse(readFileSync(new URL(file, folder), "utf8")) as Messages),
    );
  });

const known = new Map<Language, [key: string, text: string][]>();

/** All that {@link messagesIn} gives, read once. */
export const allMessages = (language: Language): readonly [key: string, text: string][] => {
  const messages = known.get(language) ?? messagesIn(language);
  known.set(language, messages);
  return messages;
};
