import { type MessageFormatElement, parse, TYPE } from "@formatjs/icu-messageformat-parser";

const visit = (elements: readonly MessageFormatElement[], found: Map<string, string>): void => {
  for (const element of elements) {
    if (element.type === TYPE.literal || element.type === TYPE.pound) continue;
    // A language may pick another plural or none, so a number
    // by any of its formats counts as the same argument.
    const numeric = element.type === TYPE.plural || element.type === TYPE.number;
    found.set(element.value, numeric ? "number" : TYPE[element.type]);
    if (element.type === TYPE.plural || element.type === TYPE.select) {
      for (const option of Object.values(element.options)) visit(option.value, found);
    }
    if (element.type === TYPE.tag) visit(element.children, found);
  }
};

/**
 * The arguments of an ICU message as `name:kind`, sorted, so that two languages can be compared.
 *
 * @throws SyntaxError when the message is not ICU
 */
export const messageArguments = (message: string): string[] => {
  const found = new Map<string, string>();
  visit(parse(message, { captureLocation: false }), found);
  return [...found].map(([name, kind]) => `${name}:${kind === "argument" ? "value" : kind}`).sort();
};
