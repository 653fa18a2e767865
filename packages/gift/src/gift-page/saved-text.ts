import type { Code } from "./load-gift.ts";

/**
 * A gift as a file of text, so that its codes outlive the link:
 * what it is, then number, PIN and last day of each card.
 */
export const savedText = (title: string, cards: readonly Code[], words: { number: string; pin: string }): string =>
  [
    title,
    ...cards.map(({ number, pin, expiresOn }) => `\n${words.number}: ${number}\n${words.pin}: ${pin}\n${expiresOn}`),
    "",
  ].join("\n");
