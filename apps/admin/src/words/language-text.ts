/** What a language is called. */
export const languageText = (reader: string, language: string): string =>
  new Intl.DisplayNames([reader], { type: "language" }).of(language) ?? language;
