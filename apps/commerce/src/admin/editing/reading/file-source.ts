import { existsSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { Misuse } from "../checking/finding.ts";
import { readText } from "./read-text.ts";

/** Where files come from. */
export interface FileSource {
  /** What a file says. @throws Misuse where it is not there */
  text(file: string): Promise<string>;
  /** A picture that a file names beside itself; `undefined`: there is none. */
  beside(file: string, name: string): Promise<string | undefined>;
}

/** Files of the disk. */
export const disk: FileSource = {
  text: readText,
  beside: async (file, name) => {
    const path = resolve(dirname(file), name);
    return existsSync(path) ? readText(path) : undefined;
  },
};

/** Files that came together, each by its name; nothing else is looked at. */
export const bag = (files: ReadonlyMap<string, string>): FileSource => ({
  text: async (file) => {
    const text = files.get(file);
    if (text === undefined) throw new Misuse(`There is no file ${file}.`);
    return text;
  },
  beside: async (_, name) => files.get(name),
});
