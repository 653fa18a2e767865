import type { Parts } from "./read-message.ts";

/** Values of ICU arguments. Amounts and dates are formatted before (see `formatMoney`). */
export type MessageValues = Readonly<Record<string, string | number>>;

/** What one language writes numbers with. */
export interface Numbers {
  format(number: number): string;
  /** `one`, `few`, `other` and so on. */
  form(number: number): string;
}

/** What a language writes numbers with; each is made when a message first needs it. */
export const numbersOf = (language: string): Numbers => {
  let format: Intl.NumberFormat | undefined;
  let rules: Intl.PluralRules | undefined;
  return {
    format(number) {
      format ??= new Intl.NumberFormat(language);
      return format.format(number);
    },
    form(number) {
      rules ??= new Intl.PluralRules(language);
      return rules.select(number);
    },
  };
};

/**
 * A message as it is read.
 *
 * @throws where a value is missing
 */
export const writeMessage = (parts: Parts, values: MessageValues, numbers: Numbers): string => {
  let text = "";
  for (const part of parts) {
    if (typeof part === "string") {
      text += part;
      continue;
    }
    const value = values[part.name];
    if (value === undefined) throw new TypeError(`The message lacks its "${part.name}".`);
    if ("forms" in part) {
      const form = part.forms[`=${value}`] ?? part.forms[numbers.form(Number(value))] ?? part.forms.other ?? [];
      text += writeMessage(form, values, numbers);
    } else text += part.as === "number" ? numbers.format(Number(value)) : value;
  }
  return text;
};
