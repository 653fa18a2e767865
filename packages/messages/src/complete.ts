import type { Messages } from "./translate.ts";

/**
 * A language's messages, with English where one is not
 * translated yet. The checks warn of each; a release has none.
 */
export const complete = <M extends Messages>(english: M, other: Messages): M =>
  Object.fromEntries(
    Object.entries(english).map(([key, text]) => {
      const own = other[key];
      if (typeof text === "string") return [key, typeof own === "string" && own.trim() !== "" ? own : text];
      return [key, complete(text, typeof own === "object" ? own : {})];
    }),
  ) as M;
