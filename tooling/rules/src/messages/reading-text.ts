import { type MessageFormatElement, parse, TYPE } from "@formatjs/icu-messageformat-parser";

/** What stands for an argument where a reader has to see a whole sentence. */
const examples: Readonly<Record<string, string>> = {
  name: "Élodie",
  firstName: "Élodie",
  email: "elodie@example.com",
  price: "25",
  value: "25",
  amount: "25",
  count: "3",
  time: "17:00",
};

const example = (name: string): string => examples[name] ?? `‹${name}›`;

const choicesOf = (options: Readonly<Record<string, { value: MessageFormatElement[] }>>, count: string): string =>
  Object.entries(options)
    .map(([form, { value }]) => `[${form}: ${textOf(value, count)}]`)
    .join(" ");

const textOf = (elements: readonly MessageFormatElement[], count = ""): string =>
  elements
    .map((element) => {
      switch (element.type) {
        case TYPE.literal:
          return element.value;
        case TYPE.pound:
          return count;
        case TYPE.tag:
          return textOf(element.children, count);
        case TYPE.plural:
        case TYPE.select:
          return choicesOf(element.options, "#");
        default:
          return example(element.value);
      }
    })
    .join("");

/**
 * A message as a translator reads it: an example for each
 * argument, every plural form and choice beside its name.
 */
export const readingText = (message: string): string =>
  textOf(parse(message, { captureLocation: false })).replaceAll("\u2060", "");
