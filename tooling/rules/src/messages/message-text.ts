import { type MessageFormatElement, parse, TYPE } from "@formatjs/icu-messageformat-parser";

const textOf = (elements: readonly MessageFormatElement[]): string =>
  elements
    .map((element) => {
      if (element.type === TYPE.literal) return element.value;
      if (element.type === TYPE.pound) return "#";
      if (element.type === TYPE.tag) return textOf(element.children);
      if (element.type !== TYPE.plural && element.type !== TYPE.select) return "{}";
      // A line each, so that the end of one form and the beginning of the next make no word.
      return Object.values(element.options)
        .map(({ value }) => `\n${textOf(value)}\n`)
        .join("");
    })
    .join("");

/**
 * What a visitor can read of an ICU message: every plural form, a blank for each argument, no word joiners.
 */
export const messageText = (message: string): string => {
  const text = message.includes("{") ? textOf(parse(message, { captureLocation: false })) : message;
  return text.replaceAll("\u2060", "").replaceAll("\u00a0", " ");
};
