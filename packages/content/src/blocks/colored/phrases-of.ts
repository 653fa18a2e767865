const quotes = '[\\s„“”"«»]+';
const around = new RegExp(`^${quotes}|${quotes}(?=[.!?]?$)`, "gu");

/** The entries of a text that is a list of words to take over, without their quotation marks; else none. */
export const phrasesOf = (body: string): string[] => {
  const lines = body.split("\n").filter((line) => line.trim() !== "");
  return lines.every((line) => line.startsWith("- ")) ? lines.map((line) => line.slice(2).replace(around, "")) : [];
};

/** Where a gift is begun with these words: in a part of the address that no server is told of. */
export const wordsOn = (gift: string, words: string): string => `${gift}#message=${encodeURIComponent(words)}`;
