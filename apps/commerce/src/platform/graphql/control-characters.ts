import { errorCodes } from "@giftshop/validation";
import type { Problem } from "../failure.ts";

/** NUL, which no text of the database can hold, and its kin; line breaks and tabs are part of a message. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const control = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F]/u;

const problemsAt = (value: unknown, path: string): Problem[] => {
  if (typeof value === "string") return control.test(value) ? [{ code: errorCodes.characters, parameter: path }] : [];
  if (value === null || typeof value !== "object") return [];
  return Object.entries(value).flatMap(([name, inner]) => problemsAt(inner, path === "" ? name : `${path}.${name}`));
};

/**
 * What is wrong with a call before anything is looked up:
 * each of its texts and ids that holds a control character.
 */
export const controlCharactersIn = (args: unknown): Problem[] => problemsAt(args, "");
