import { readFile } from "node:fs/promises";
import { Misuse } from "../checking/finding.ts";

const codeOf = (error: unknown): unknown =>
  typeof error === "object" && error !== null ? Reflect.get(error, "code") : undefined;

/**
 * The text of a file, which is UTF-8 with or without a byte order
 * mark. @throws Misuse where it is not there, or something else
 */
export const readText = async (file: string): Promise<string> => {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(await readFile(file));
  } catch (error) {
    if (codeOf(error) === "ENOENT") throw new Misuse(`There is no file ${file}.`);
    if (codeOf(error) === "EISDIR") throw new Misuse(`${file} is a folder; name the files in it.`);
    if (codeOf(error) === "ERR_ENCODING_INVALID_ENCODED_DATA")
      throw new Misuse(`${file} is not UTF-8; in a spreadsheet, save it as "CSV UTF-8".`);
    throw error;
  }
};
