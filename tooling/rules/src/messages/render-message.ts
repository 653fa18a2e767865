import { type MessageFormatElement, parse, TYPE } from "@formatjs/icu-messageformat-parser";
import { createTranslate, type Messages, type MessageValues } from "@giftshop/messages";
import type { Language } from "@giftshop/storefront-config";
import { IntlMessageFormat } from "intl-messageformat";
import { flatten } from "./compare-messages.ts";

/** Numbers that between them need every plural form of the twelve languages. */
const counts = [0, 1, 2, 3, 5, 11, 21, 100, 1.5];

/** An argument in a text, as nothing else in it looks. */
const sample = (name: string): string => `⟦${name}⟧`;

interface Arguments {
  /** Arguments that stand in every rendering, whatever the others are. */
  readonly always: Set<string>;
  readonly values: Map<string, readonly (string | number)[]>;
}

/** What an argument is filled with, one after the other. */
const valuesOf = (element: MessageFormatElement): readonly (string | number)[] => {
  switch (element.type) {
    case TYPE.plural:
    case TYPE.number:
      return counts;
    case TYPE.select:
      return Object.keys(element.options);
    default:
      return [sample("value" in element ? String(element.value) : "")];
  }
};

/** The texts within an element, each with elements of its own. */
const partsOf = (element: MessageFormatElement): readonly (readonly MessageFormatElement[])[] => {
  if (element.type === TYPE.tag) return [element.children];
  if (element.type !== TYPE.plural && element.type !== TYPE.select) return [];
  return Object.values(element.options).map(({ value }) => value);
};

const collect = (elements: readonly MessageFormatElement[], found: Arguments, always: boolean): void => {
  for (const element of elements) {
    if (element.type === TYPE.literal || element.type === TYPE.pound) continue;
    for (const part of partsOf(element)) collect(part, found, always && element.type === TYPE.tag);
    if (element.type === TYPE.tag) continue;
    if (always && element.type === TYPE.argument) found.always.add(element.value);
    // An argument that also counts or chooses is tried with those values.
    if (element.type !== TYPE.argument || !found.values.has(element.value)) {
      found.values.set(element.value, valuesOf(element));
    }
  }
};

/** Every choice of one argument with the first of all others: forms are written for one number at a time. */
const combinations = (values: Arguments["values"]): MessageValues[] => {
  const first = Object.fromEntries([...values].map(([name, [value]]) => [name, value ?? ""]));
  const others = [...values].flatMap(([name, all]) => all.slice(1).map((value) => ({ ...first, [name]: value })));
  return [first, ...others];
};

/** Where a line may break is no matter of ICU. */
const unset = (text: string): string => text.replaceAll("\u00a0", " ");

type Render = (key: string, values: MessageValues) => string;

const renderFaults = (language: Language, render: Render, key: string, text: string): string[] => {
  try {
    const found: Arguments = { always: new Set(), values: new Map() };
    collect(parse(text, { captureLocation: false }), found, true);
    const whole = new IntlMessageFormat(text, language);
    const faults = combinations(found.values).flatMap((values) => {
      const rendered = render(key, values);
      const meant = String(whole.format(values));
      return [
        ...faultsOf(rendered, found, values),
        ...(unset(rendered) === unset(meant) ? [] : [`is not what ICU says: ${meant}`]),
      ];
    });
    return [...new Set(faults)].map((fault) => `${key} ${fault}`);
  } catch (error) {
    return [`${key} cannot be rendered: ${String(error)}`];
  }
};

/**
 * What is wrong with the messages of a file as the shop renders them with their arguments, a sentence each:
 * also where the shop's own small reader says something else than the library that knows all of ICU.
 */
export const messageFaults = (language: Language, messages: Messages): string[] => {
  // The keys of a file that is read at run time are not known to the compiler.
  const render = createTranslate(language, messages) as unknown as Render;
  return [...flatten(messages)].flatMap(([key, text]) => renderFaults(language, render, key, text));
};

const faultsOf = (text: string, { always }: Arguments, values: MessageValues): string[] => {
  const lost = [...always].filter((name) => values[name] === sample(name) && !text.includes(sample(name)));
  return [
    ...(text.trim() === "" ? ["is empty"] : []),
    ...(/[{}]|\bundefined\b|\[object/.test(text) ? [`is not filled in: ${text}`] : []),
    ...lost.map((name) => `loses {${name}}: ${text}`),
  ];
};
