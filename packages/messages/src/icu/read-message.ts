/** A value that is put in: as it is, or as a number of the language. */
interface Put {
  name: string;
  as: "text" | "number";
}

/** A choice by number: `=0`, `one`, `other` and so on. */
interface Choice {
  name: string;
  forms: Readonly<Record<string, Parts>>;
}

/** What a message is made of. */
export type Parts = readonly (string | Put | Choice)[];

/**
 * Reads an ICU message: texts, `{name}`, `{count, number}` and `{count, plural, =0 {…} one {# …} other {…}}`.
 * No message of the shop uses more (docs/messages.md), and pages carry these lines in place of 10 kB.
 *
 * @throws {SyntaxError} for anything else
 */
export const readMessage = (message: string): Parts => {
  let at = 0;
  const fail = (): never => {
    throw new SyntaxError(`Nobody can read "${message}" from character ${at} on.`);
  };
  const until = (end: RegExp): string => {
    const start = at;
    while (at < message.length && !end.test(message.charAt(at))) at += 1;
    return message.slice(start, at);
  };
  const pass = (sign: string): void => {
    if (message.charAt(at) !== sign) fail();
    at += 1;
  };

  const forms = (name: string): Choice => {
    const found: Record<string, Parts> = {};
    for (let form = until(/[{}]/).trim(); form !== ""; form = until(/[{}]/).trim()) {
      pass("{");
      found[form] = parts(name);
      pass("}");
    }
    return "other" in found ? { name, forms: found } : fail();
  };
  const value = (): Put | Choice => {
    pass("{");
    const name = until(/[,{}]/).trim();
    if (name === "") fail();
    if (message.charAt(at) === "}") return { name, as: "text" };
    pass(",");
    const kind = until(/[,{}]/).trim();
    if (kind === "number") return { name, as: "number" };
    if (kind !== "plural") fail();
    pass(",");
    return forms(name);
  };
  /** Up to the end of the message or of a form, in which `#` stands for the number called `counted`. */
  const parts = (counted?: string): Parts => {
    const found: (string | Put | Choice)[] = [];
    while (at < message.length && message.charAt(at) !== "}") {
      if (message.charAt(at) === "{") {
        found.push(value());
        pass("}");
      } else if (counted !== undefined && message.charAt(at) === "#") {
        at += 1;
        found.push({ name: counted, as: "number" });
      } else found.push(until(counted === undefined ? /[{}]/ : /[{}#]/));
    }
    return found;
  };

  const read = parts();
  return at < message.length ? fail() : read;
};
