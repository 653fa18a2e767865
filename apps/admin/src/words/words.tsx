import { createTranslate, type MessageKey, type Translate } from "@giftshop/messages";
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from "react";
import en from "../../messages/en.json" with { type: "json" };
import nl from "../../messages/nl.json" with { type: "json" };

export type AdminLanguage = "en" | "nl";
export type AdminKey = MessageKey<typeof en>;

interface Words {
  t: Translate<typeof en>;
  language: AdminLanguage;
  /** BCP 47, for dates and amounts. */
  locale: string;
  speak(language: AdminLanguage): void;
}

const all = { en, nl } as const;
const locales = { en: "en-GB", nl: "nl-NL" } as const;
const kept = "admin-language";

const first = (): AdminLanguage => {
  const said = localStorage.getItem(kept) ?? navigator.language.slice(0, 2);
  return said === "nl" ? "nl" : "en";
};

const WordsContext = createContext<Words | undefined>(undefined);

/** Gives everything below its words, in the language that the person chose. */
export const WordsProvider = ({ children }: { children: ReactNode }) => {
  const [language, setLanguage] = useState(first);
  useEffect(() => {
    document.documentElement.lang = language;
    localStorage.setItem(kept, language);
  }, [language]);
  const words = useMemo(
    () => ({ t: createTranslate(language, all[language]), language, locale: locales[language], speak: setLanguage }),
    [language],
  );
  return <WordsContext value={words}>{children}</WordsContext>;
};

/** The words of the page. */
export const useWords = (): Words => {
  const words = useContext(WordsContext);
  if (words === undefined) throw new Error("There are no words here.");
  return words;
};
