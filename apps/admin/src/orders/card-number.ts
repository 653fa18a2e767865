const digitsOf = (text: string): string => text.replace(/[\s\p{Pd}.]/gu, "");

/** Whether a text is the number of a card, as one reads it out or pastes it. */
export const isCardNumber = (text: string): boolean => /^\d{13,24}$/u.test(digitsOf(text));

/** A text as an address and a heading may say it: of a card's number the last four digits. */
export const withoutNumber = (text: string): string => (isCardNumber(text) ? `…${digitsOf(text).slice(-4)}` : text);
