import { dirname, join } from "node:path";

/** A relative link of Markdown; addresses of the web and places in the same page are not its subject. */
const link = /\]\((?![a-z]+:|#)([^)#\s]+)(?:#[^)]*)?\)/g;

/** Files that a page of Markdown links to and that are not there, as they stand in it. */
export const brokenLinks = (path: string, text: string, exists: (path: string) => boolean): string[] =>
  [...text.matchAll(link)].flatMap(([, target = ""]) => (exists(join(dirname(path), target)) ? [] : [target]));
